#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

#include "CPresenter.h"

MartletDisplayKind martlet_display_kind(void *display) {
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_DISPLAY(display)) return MARTLET_DISPLAY_X11;
#endif
#ifdef GDK_WINDOWING_WAYLAND
  if (GDK_IS_WAYLAND_DISPLAY(display)) return MARTLET_DISPLAY_WAYLAND;
#endif
  return MARTLET_DISPLAY_OTHER;
}
