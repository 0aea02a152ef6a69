#include "CThreadState.h"

static _Thread_local void *observer;
static _Thread_local void *transaction;
static _Thread_local int is_making_frame;

void *martlet_current_observer(void) { return observer; }
void martlet_set_current_observer(void *value) { observer = value; }

void *martlet_current_transaction(void) { return transaction; }
void martlet_set_current_transaction(void *value) { transaction = value; }

int martlet_is_making_frame(void) { return is_making_frame; }
void martlet_set_making_frame(int value) { is_making_frame = value; }
