#include <gtk/gtk.h>

#include "CPresenter.h"

#ifdef GDK_WINDOWING_X11

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <gdk/x11/gdkx.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <unistd.h>

// GDK deprecates its X11 functions from 4.18 on without a replacement.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

struct MartletX11Presenter {
  GdkDisplay *gdk_display;
  Display *display;
  Window window;
  GC gc;
  Visual *visual;
  int depth;
  bool can_share;
  XImage *image;
  XShmSegmentInfo segment;
  size_t capacity;
  int width, height;
  // The last request that made the server read the shared memory.
  unsigned long last_put;
};

MartletX11Presenter *martlet_x11_presenter_new(void *surface) {
  if (!GDK_IS_X11_SURFACE(surface)) return NULL;
  MartletX11Presenter *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->gdk_display = gdk_surface_get_display(surface);
  self->display = gdk_x11_display_get_xdisplay(self->gdk_display);
  self->window = gdk_x11_surface_get_xid(surface);
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(self->display, self->window, &attributes) || attributes.depth < 24) {
    free(self);
    return NULL;
  }
  self->visual = attributes.visual;
  self->depth = attributes.depth;
  self->gc = XCreateGC(self->display, self->window, 0, NULL);
  self->can_share = XShmQueryExtension(self->display);
  self->segment.shmid = -1;
  return self;
}

static void wait_for_server(MartletX11Presenter *self) {
  if (!self->last_put) return;
  if ((long)(LastKnownRequestProcessed(self->display) - self->last_put) < 0) XSync(self->display, False);
  self->last_put = 0;
}

static void release_image(MartletX11Presenter *self) {
  if (!self->image) return;
  wait_for_server(self);
  char *memory = self->image->data;
  self->image->data = NULL;
  XDestroyImage(self->image);
  self->image = NULL;
  if (self->segment.shmid < 0) {
    free(memory);
  } else {
    XShmDetach(self->display, &self->segment);
    shmdt(memory);
    self->segment.shmid = -1;
  }
  self->capacity = 0;
}

static bool share(MartletX11Presenter *self, size_t size) {
  if (!self->can_share) return false;
  self->segment.shmid = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
  if (self->segment.shmid < 0) return false;
  self->segment.shmaddr = shmat(self->segment.shmid, NULL, 0);
  bool attached = self->segment.shmaddr != (char *)-1;
  if (attached) {
    self->segment.readOnly = True;
    gdk_x11_display_error_trap_push(self->gdk_display);
    XShmAttach(self->display, &self->segment);
    XSync(self->display, False);
    if (gdk_x11_display_error_trap_pop(self->gdk_display)) {
      shmdt(self->segment.shmaddr);
      attached = false;
    }
  }
  // Both sides hold it now: it disappears with the last of them.
  shmctl(self->segment.shmid, IPC_RMID, NULL);
  if (!attached) {
    self->segment.shmid = -1;
    self->can_share = false;
  }
  return attached;
}

bool martlet_x11_presenter_resize(MartletX11Presenter *self, int width, int height) {
  if (width < 1 || height < 1) return false;
  self->width = width;
  self->height = height;
  size_t size = (size_t)width * 4 * (size_t)height;
  if (self->image && size <= self->capacity && size >= self->capacity / 4) {
    wait_for_server(self);
  } else {
    release_image(self);
    // Room to grow, or a window that is being enlarged would change its memory with every step.
    size_t room = size + size / 4;
    char *memory;
    if (share(self, room)) {
      memory = self->segment.shmaddr;
    } else {
      memory = calloc(1, room);
      if (!memory) return false;
    }
    self->image = self->segment.shmid >= 0
        ? XShmCreateImage(
              self->display, self->visual, self->depth, ZPixmap, memory, &self->segment, width, height)
        : XCreateImage(
              self->display, self->visual, self->depth, ZPixmap, 0, memory, width, height, 32, width * 4);
    if (!self->image) {
      if (self->segment.shmid < 0) free(memory);
      return false;
    }
    self->capacity = room;
  }
  self->image->width = width;
  self->image->height = height;
  self->image->bytes_per_line = width * 4;
  self->image->byte_order = G_BYTE_ORDER == G_LITTLE_ENDIAN ? LSBFirst : MSBFirst;
  return true;
}

MartletPixels martlet_x11_presenter_pixels(MartletX11Presenter *self) {
  MartletPixels pixels = {0};
  if (!self->image) return pixels;
  wait_for_server(self);
  pixels.base = (uint8_t *)self->image->data;
  pixels.width = self->width;
  pixels.height = self->height;
  pixels.bytes_per_row = self->image->bytes_per_line;
  return pixels;
}

void martlet_x11_presenter_put(MartletX11Presenter *self, const MartletPixelRect *rects, int count) {
  if (!self->image) return;
  bool any = false;
  for (int i = 0; i < count; i++) {
    int left = MAX(rects[i].x, 0), top = MAX(rects[i].y, 0);
    int right = MIN(rects[i].x + rects[i].width, self->width);
    int bottom = MIN(rects[i].y + rects[i].height, self->height);
    if (right <= left || bottom <= top) continue;
    any = true;
    if (self->segment.shmid >= 0) {
      self->last_put = NextRequest(self->display);
      XShmPutImage(
          self->display, self->window, self->gc, self->image, left, top, left, top, right - left, bottom - top,
          False);
    } else {
      XPutImage(
          self->display, self->window, self->gc, self->image, left, top, left, top, right - left,
          bottom - top);
    }
  }
  if (any) XFlush(self->display);
}

bool martlet_x11_presenter_is_shared(const MartletX11Presenter *self) { return self->segment.shmid >= 0; }

void martlet_x11_presenter_free(MartletX11Presenter *self) {
  if (!self) return;
  release_image(self);
  XFreeGC(self->display, self->gc);
  free(self);
}

void martlet_x11_set_maximum_size(void *surface, int width, int height) {
  if (!GDK_IS_X11_SURFACE(surface)) return;
  Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
  Window window = gdk_x11_surface_get_xid(surface);
  XSizeHints *hints = XAllocSizeHints();
  if (!hints) return;
  long supplied;
  if (!XGetWMNormalHints(display, window, hints, &supplied)) hints->flags = 0;
  if (width > 0 || height > 0) {
    hints->flags |= PMaxSize;
    hints->max_width = width > 0 ? width : 32767;
    hints->max_height = height > 0 ? height : 32767;
  } else {
    hints->flags &= ~PMaxSize;
  }
  XSetWMNormalHints(display, window, hints);
  XFree(hints);
}

static void (*connection_lost)(void);

static int io_error(Display *display) {
  void (*handler)(void) = connection_lost;
  connection_lost = NULL;
  if (handler) handler();
  _exit(1);
}

void martlet_x11_on_connection_lost(void (*handler)(void)) {
  connection_lost = handler;
  XSetIOErrorHandler(io_error);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

MartletX11Presenter *martlet_x11_presenter_new(void *surface) { return NULL; }
void martlet_x11_presenter_free(MartletX11Presenter *presenter) {}
bool martlet_x11_presenter_resize(MartletX11Presenter *presenter, int width, int height) { return false; }
MartletPixels martlet_x11_presenter_pixels(MartletX11Presenter *presenter) { return (MartletPixels){0}; }
void martlet_x11_presenter_put(MartletX11Presenter *presenter, const MartletPixelRect *rects, int count) {}
bool martlet_x11_presenter_is_shared(const MartletX11Presenter *presenter) { return false; }
void martlet_x11_set_maximum_size(void *surface, int width, int height) {}
void martlet_x11_on_connection_lost(void (*handler)(void)) {}

#endif
