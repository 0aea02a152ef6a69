#ifndef MARTLET_PRESENTER_H
#define MARTLET_PRESENTER_H

#include <stdbool.h>
#include <stdint.h>

// Shows a window's pixels: premultiplied blue, green, red, alpha bytes, rows from the top. Everything here is
// called on the thread that runs GTK. `surface` is a GdkSurface.

typedef struct {
  int32_t x, y, width, height;
} MartletPixelRect;

typedef struct {
  uint8_t *base;
  int32_t width, height, bytes_per_row;
} MartletPixels;

typedef enum {
  MARTLET_DISPLAY_OTHER,
  MARTLET_DISPLAY_X11,
  MARTLET_DISPLAY_WAYLAND,
} MartletDisplayKind;

/// What kind of display a GdkDisplay is.
MartletDisplayKind martlet_display_kind(void *display);

/// Calls back once when the connection to the X server breaks, before the process has to end.
void martlet_x11_on_connection_lost(void (*handler)(void));

/// The largest size in device pixels that the window manager should allow; 0 is no limit in that direction.
void martlet_x11_set_maximum_size(void *surface, int width, int height);

// X11: shared memory with the server, or plain images when the server is on another machine.

typedef struct MartletX11Presenter MartletX11Presenter;

/// NULL when the surface belongs to another kind of display.
MartletX11Presenter *martlet_x11_presenter_new(void *surface);
void martlet_x11_presenter_free(MartletX11Presenter *presenter);
/// Makes room for a picture of that many pixels. The old picture is lost. False when there is no memory.
bool martlet_x11_presenter_resize(MartletX11Presenter *presenter, int width, int height);
/// The memory to draw into, after the server has read the last picture out of it.
MartletPixels martlet_x11_presenter_pixels(MartletX11Presenter *presenter);
void martlet_x11_presenter_put(MartletX11Presenter *presenter, const MartletPixelRect *rects, int count);
bool martlet_x11_presenter_is_shared(const MartletX11Presenter *presenter);

// Wayland: a subsurface above GTK's own, with up to three buffers in shared memory.

typedef struct MartletWaylandPresenter MartletWaylandPresenter;

/// NULL when the surface belongs to another kind of display, or the compositor lacks subsurfaces.
MartletWaylandPresenter *martlet_wayland_presenter_new(void *surface);
void martlet_wayland_presenter_free(MartletWaylandPresenter *presenter);
/// `scale` is the number of pixels a point. The old picture is lost. False when there is no memory.
bool martlet_wayland_presenter_resize(MartletWaylandPresenter *presenter, int width, int height, int scale);
/// Where the picture goes in GTK's surface, in points. True when that changed: GTK's surface must then be
/// committed.
bool martlet_wayland_presenter_move(MartletWaylandPresenter *presenter, int x, int y);
MartletPixels martlet_wayland_presenter_pixels(MartletWaylandPresenter *presenter);
/// False when the compositor still holds every buffer: nothing was shown, and the damage is kept for the next
/// call.
bool martlet_wayland_presenter_put(
    MartletWaylandPresenter *presenter, const MartletPixelRect *rects, int count);

// The main dispatch queue, as other main loops may watch it.

/// A file descriptor that becomes readable when the main queue has work; -1 when this library has none.
int martlet_main_queue_handle(void);
void martlet_main_queue_drain(void);

#endif
