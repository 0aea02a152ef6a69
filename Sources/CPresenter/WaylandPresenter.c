#define _GNU_SOURCE
#include <gtk/gtk.h>

#include "CPresenter.h"

#ifdef GDK_WINDOWING_WAYLAND

#include <fcntl.h>
#include <gdk/wayland/gdkwayland.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

enum { BUFFER_COUNT = 3 };

typedef struct {
  struct wl_buffer *buffer;
  bool is_held;
  // Where this buffer still shows an older picture.
  cairo_region_t *stale;
  size_t offset;
} Buffer;

struct MartletWaylandPresenter {
  struct wl_display *display;
  struct wl_event_queue *queue;
  struct wl_shm *shm;
  struct wl_subcompositor *subcompositor;
  struct wl_surface *surface;
  struct wl_subsurface *subsurface;
  int x, y;
  int width, height, scale;
  // The picture, followed by the buffers' copies of it.
  uint8_t *picture;
  uint8_t *pool_memory;
  size_t pool_size;
  Buffer buffers[BUFFER_COUNT];
};

static void add_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  MartletWaylandPresenter *self = data;
  if (!strcmp(interface, wl_shm_interface.name)) {
    self->shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  } else if (!strcmp(interface, wl_subcompositor_interface.name)) {
    self->subcompositor = wl_registry_bind(registry, name, &wl_subcompositor_interface, 1);
  }
}

static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener registry_listener = {add_global, remove_global};

static void buffer_released(void *data, struct wl_buffer *buffer) { ((Buffer *)data)->is_held = false; }

static const struct wl_buffer_listener buffer_listener = {buffer_released};

MartletWaylandPresenter *martlet_wayland_presenter_new(void *surface) {
  if (!GDK_IS_WAYLAND_SURFACE(surface)) return NULL;
  GdkDisplay *gdk_display = gdk_surface_get_display(surface);
  struct wl_surface *parent = gdk_wayland_surface_get_wl_surface(surface);
  struct wl_compositor *compositor = gdk_wayland_display_get_wl_compositor(gdk_display);
  if (!parent || !compositor) return NULL;
  MartletWaylandPresenter *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->display = gdk_wayland_display_get_wl_display(gdk_display);
  // A queue of our own: GDK's events are not dispatched while we wait for ours.
  self->queue = wl_display_create_queue(self->display);
  struct wl_display *wrapper = wl_proxy_create_wrapper(self->display);
  wl_proxy_set_queue((struct wl_proxy *)wrapper, self->queue);
  struct wl_registry *registry = wl_display_get_registry(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  wl_registry_add_listener(registry, &registry_listener, self);
  wl_display_roundtrip_queue(self->display, self->queue);
  wl_registry_destroy(registry);
  if (!self->shm || !self->subcompositor) {
    martlet_wayland_presenter_free(self);
    return NULL;
  }
  self->surface = wl_compositor_create_surface(compositor);
  wl_proxy_set_queue((struct wl_proxy *)self->surface, self->queue);
  self->subsurface = wl_subcompositor_get_subsurface(self->subcompositor, self->surface, parent);
  wl_subsurface_set_desync(self->subsurface);
  // Without an input region everything the pointer does goes to GTK's surface below.
  struct wl_region *nothing = wl_compositor_create_region(compositor);
  wl_surface_set_input_region(self->surface, nothing);
  wl_region_destroy(nothing);
  self->scale = 1;
  return self;
}

static void release_memory(MartletWaylandPresenter *self) {
  for (int i = 0; i < BUFFER_COUNT; i++) {
    if (self->buffers[i].buffer) wl_buffer_destroy(self->buffers[i].buffer);
    if (self->buffers[i].stale) cairo_region_destroy(self->buffers[i].stale);
    memset(&self->buffers[i], 0, sizeof(Buffer));
  }
  if (self->pool_memory) munmap(self->pool_memory, self->pool_size);
  free(self->picture);
  self->pool_memory = NULL;
  self->picture = NULL;
}

bool martlet_wayland_presenter_resize(MartletWaylandPresenter *self, int width, int height, int scale) {
  if (width < 1 || height < 1 || scale < 1) return false;
  if (self->picture && width == self->width && height == self->height && scale == self->scale) return true;
  release_memory(self);
  self->width = width;
  self->height = height;
  self->scale = scale;
  size_t size = (size_t)width * 4 * (size_t)height;
  self->picture = calloc(1, size);
  if (!self->picture) return false;
  int file = memfd_create("window", MFD_CLOEXEC);
  if (file < 0) return false;
  self->pool_size = size * BUFFER_COUNT;
  if (ftruncate(file, (off_t)self->pool_size) < 0) {
    close(file);
    return false;
  }
  void *memory = mmap(NULL, self->pool_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED) {
    close(file);
    return false;
  }
  self->pool_memory = memory;
  struct wl_shm_pool *pool = wl_shm_create_pool(self->shm, file, (int32_t)self->pool_size);
  close(file);
  cairo_rectangle_int_t everything = {0, 0, width, height};
  for (int i = 0; i < BUFFER_COUNT; i++) {
    Buffer *buffer = &self->buffers[i];
    buffer->offset = size * (size_t)i;
    buffer->buffer = wl_shm_pool_create_buffer(
        pool, (int32_t)buffer->offset, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
    wl_buffer_add_listener(buffer->buffer, &buffer_listener, buffer);
    buffer->stale = cairo_region_create_rectangle(&everything);
  }
  wl_shm_pool_destroy(pool);
  wl_surface_set_buffer_scale(self->surface, scale);
  return true;
}

bool martlet_wayland_presenter_move(MartletWaylandPresenter *self, int x, int y) {
  if (x == self->x && y == self->y) return false;
  self->x = x;
  self->y = y;
  wl_subsurface_set_position(self->subsurface, x, y);
  return true;
}

MartletPixels martlet_wayland_presenter_pixels(MartletWaylandPresenter *self) {
  MartletPixels pixels = {self->picture, self->width, self->height, self->width * 4};
  return pixels;
}

bool martlet_wayland_presenter_put(MartletWaylandPresenter *self, const MartletPixelRect *rects, int count) {
  if (!self->picture || !self->pool_memory) return true;
  for (int b = 0; b < BUFFER_COUNT; b++) {
    for (int i = 0; i < count; i++) {
      cairo_rectangle_int_t rect = {rects[i].x, rects[i].y, rects[i].width, rects[i].height};
      cairo_region_union_rectangle(self->buffers[b].stale, &rect);
    }
  }
  wl_display_dispatch_queue_pending(self->display, self->queue);
  Buffer *target = NULL;
  for (int b = 0; b < BUFFER_COUNT && !target; b++) {
    if (!self->buffers[b].is_held) target = &self->buffers[b];
  }
  if (!target) return false;
  cairo_rectangle_int_t everything = {0, 0, self->width, self->height};
  cairo_region_intersect_rectangle(target->stale, &everything);
  size_t stride = (size_t)self->width * 4;
  uint8_t *memory = self->pool_memory + target->offset;
  int stale_count = cairo_region_num_rectangles(target->stale);
  for (int i = 0; i < stale_count; i++) {
    cairo_rectangle_int_t rect;
    cairo_region_get_rectangle(target->stale, i, &rect);
    for (int row = rect.y; row < rect.y + rect.height; row++) {
      size_t start = (size_t)row * stride + (size_t)rect.x * 4;
      memcpy(memory + start, self->picture + start, (size_t)rect.width * 4);
    }
    // All of it differs from what this buffer showed, so all of it may differ from what is on the screen.
    int left = rect.x / self->scale, top = rect.y / self->scale;
    int right = (rect.x + rect.width + self->scale - 1) / self->scale;
    int bottom = (rect.y + rect.height + self->scale - 1) / self->scale;
    wl_surface_damage(self->surface, left, top, right - left, bottom - top);
  }
  cairo_region_destroy(target->stale);
  target->stale = cairo_region_create();
  wl_surface_attach(self->surface, target->buffer, 0, 0);
  wl_surface_commit(self->surface);
  target->is_held = true;
  wl_display_flush(self->display);
  return true;
}

void martlet_wayland_presenter_free(MartletWaylandPresenter *self) {
  if (!self) return;
  if (self->subsurface) wl_subsurface_destroy(self->subsurface);
  if (self->surface) wl_surface_destroy(self->surface);
  release_memory(self);
  if (self->subcompositor) wl_subcompositor_destroy(self->subcompositor);
  if (self->shm) wl_shm_destroy(self->shm);
  wl_event_queue_destroy(self->queue);
  free(self);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#else

MartletWaylandPresenter *martlet_wayland_presenter_new(void *surface) { return NULL; }
void martlet_wayland_presenter_free(MartletWaylandPresenter *presenter) {}
bool martlet_wayland_presenter_resize(MartletWaylandPresenter *presenter, int width, int height, int scale) {
  return false;
}
bool martlet_wayland_presenter_move(MartletWaylandPresenter *presenter, int x, int y) { return false; }
MartletPixels martlet_wayland_presenter_pixels(MartletWaylandPresenter *presenter) {
  return (MartletPixels){0};
}
bool martlet_wayland_presenter_put(
    MartletWaylandPresenter *presenter, const MartletPixelRect *rects, int count) {
  return true;
}

#endif
