#include "CPresenter.h"
