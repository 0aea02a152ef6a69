#include "PKInternal.h"

static uint32_t pixel_of(const float c[4]) {
  uint32_t pixel = 0;
  const int order[4] = {2, 1, 0, 3};
  for (int i = 0; i < 4; i++) {
    float v = c[order[i]];
    v = v > 0 ? (v < 1 ? v : 1) : 0;
    pixel |= (uint32_t)(v * 255 + 0.5f) << (8 * i);
  }
  return pixel;
}

static void fill_triangle(const PKImage *image, const float *a, const float *b, const float *c) {
  double area = (double)(b[0] - a[0]) * (c[1] - a[1]) - (double)(b[1] - a[1]) * (c[0] - a[0]);
  if (!isfinite(area) || fabs(area) < 1e-9) return;
  double top = fmin(a[1], fmin(b[1], c[1])), bottom = fmax(a[1], fmax(b[1], c[1]));
  double left = fmin(a[0], fmin(b[0], c[0])), right = fmax(a[0], fmax(b[0], c[0]));
  int32_t y0 = (int32_t)fmax(floor(top - 0.5), 0), y1 = (int32_t)fmin(ceil(bottom + 0.5), image->height);
  int32_t x0 = (int32_t)fmax(floor(left - 0.5), 0), x1 = (int32_t)fmin(ceil(right + 0.5), image->width);
  /* Pixels on a shared edge belong to both triangles, so that no gap shows between them. */
  const double slack = -1e-4;
  double stepB = (c[1] - a[1]) / area, stepC = -(b[1] - a[1]) / area;
  for (int32_t y = y0; y < y1; y++) {
    double py = y + 0.5, px = x0 + 0.5;
    double wb = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
    double wc = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
    uint32_t *row = image->pixels + (size_t)y * image->stride;
    for (int32_t x = x0; x < x1; x++, wb += stepB, wc += stepC) {
      double wa = 1 - wb - wc;
      if (wa < slack || wb < slack || wc < slack) continue;
      float color[4];
      for (int i = 0; i < 4; i++) color[i] = (float)(wa * a[2 + i] + wb * b[2 + i] + wc * c[2 + i]);
      row[x] = pixel_of(color);
    }
  }
}

void pk_fill_triangles(const PKImage *image, const float *vertices, const uint32_t *indices, size_t triangles) {
  for (size_t i = 0; i < triangles; i++)
    fill_triangle(image, vertices + indices[3 * i] * 6, vertices + indices[3 * i + 1] * 6,
                  vertices + indices[3 * i + 2] * 6);
}

void pk_repeat_edges(const PKImage *image) {
  if (image->width < 3 || image->height < 3) return;
  for (int32_t y = 1; y < image->height - 1; y++) {
    uint32_t *row = image->pixels + (size_t)y * image->stride;
    row[0] = row[1];
    row[image->width - 1] = row[image->width - 2];
  }
  size_t bytes = (size_t)image->width * sizeof(uint32_t);
  memcpy(image->pixels, image->pixels + image->stride, bytes);
  uint32_t *last = image->pixels + (size_t)(image->height - 1) * image->stride;
  memcpy(last, last - image->stride, bytes);
}
