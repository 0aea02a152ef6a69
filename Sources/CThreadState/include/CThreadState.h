#ifndef MARTLET_THREAD_STATE_H
#define MARTLET_THREAD_STATE_H

/// The observer that reads of state on the calling thread are reported to, or null.
void *martlet_current_observer(void);
void martlet_set_current_observer(void *observer);

/// The transaction that writes of state on the calling thread belong to, or null.
void *martlet_current_transaction(void);
void martlet_set_current_transaction(void *transaction);

/// Whether a frame is being made on the calling thread, which is then the main actor's.
int martlet_is_making_frame(void);
void martlet_set_making_frame(int is_making);

#endif
