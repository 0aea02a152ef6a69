#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#include "CPresenter.h"

// Exported by libdispatch for Foundation's run loop, but in no public header: may be absent one day.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

int martlet_main_queue_handle(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

void martlet_main_queue_drain(void) {
  int handle = martlet_main_queue_handle();
  if (handle < 0) return;
  // Without the read the handle stays readable, and the main loop spins.
  uint64_t count;
  ssize_t size = read(handle, &count, sizeof count);
  (void)size;
  _dispatch_main_queue_callback_4CF(NULL);
}
