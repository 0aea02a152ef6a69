#ifndef MARTLET_CGTK_SHIM_H
#define MARTLET_CGTK_SHIM_H

#include <glib-unix.h>
#include <gtk/gtk.h>

// Type macros with casts, which Swift does not import.
static inline GType martlet_type_string(void) { return G_TYPE_STRING; }
static inline GType martlet_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType martlet_type_int(void) { return G_TYPE_INT; }

/// Whether a scroll event counts points rather than wheel steps. Always false before GTK 4.8.
static inline gboolean martlet_scroll_event_is_in_points(GdkEvent *event) {
#if GTK_CHECK_VERSION(4, 8, 0)
  return gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE;
#else
  return FALSE;
#endif
}

/// The anchor of the selection is told from GTK 4.2 on.
static inline void martlet_im_context_set_surrounding(
    GtkIMContext *context, const char *text, int length, int cursor, int anchor) {
#if GTK_CHECK_VERSION(4, 2, 0)
  gtk_im_context_set_surrounding_with_selection(context, text, length, cursor, anchor);
#else
  gtk_im_context_set_surrounding(context, text, length, cursor);
#endif
}

static inline void martlet_im_context_set_purpose(GtkIMContext *context, GtkInputPurpose purpose) {
  g_object_set(context, "input-purpose", purpose, NULL);
}

#endif
