#include "CThreadState.h"

static _Thread_local void *observer;
static _Thread_local void *transaction;

void *martlet_current_observer(void) { return observer; }
void martlet_set_current_observer(void *value) { observer = value; }

void *martlet_current_transaction(void) { return transaction; }
void martlet_set_current_transaction(void *value) { transaction = value; }
