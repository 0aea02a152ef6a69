#include "PKInternal.h"

static PKRect bounds_of(const PKImage *image) { return (PKRect){0, 0, image->width, image->height}; }

void pk_clear(const PKImage *image, PKRect rect, uint32_t color) {
  rect = pk_intersect(rect, bounds_of(image));
  if (rect.x0 >= rect.x1) return;
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    uint32_t *row = image->pixels + (size_t)y * image->stride + rect.x0;
    if (color == 0)
      memset(row, 0, (size_t)(rect.x1 - rect.x0) * 4);
    else
      pk_fill_row(row, rect.x1 - rect.x0, color);
  }
}

void pk_copy(const PKImage *source, int32_t sourceX, int32_t sourceY, const PKImage *destination, PKRect rect) {
  PKRect wanted = rect;
  rect = pk_intersect(rect, bounds_of(destination));
  rect = pk_intersect(rect, (PKRect){wanted.x0 - sourceX, wanted.y0 - sourceY, wanted.x0 - sourceX + source->width,
                                     wanted.y0 - sourceY + source->height});
  if (rect.x0 >= rect.x1) return;
  for (int32_t y = rect.y0; y < rect.y1; y++)
    memcpy(destination->pixels + (size_t)y * destination->stride + rect.x0,
           source->pixels + (size_t)(y - wanted.y0 + sourceY) * source->stride + (rect.x0 - wanted.x0 + sourceX),
           (size_t)(rect.x1 - rect.x0) * 4);
}

void pk_copy_clamped(const PKImage *source, PKRect inside, int32_t x, int32_t y, const PKImage *destination) {
  inside = pk_intersect(inside, bounds_of(source));
  if (inside.x0 >= inside.x1 || inside.y0 >= inside.y1) return;
  for (int32_t row = 0; row < destination->height; row++) {
    const uint32_t *s = source->pixels + (size_t)pk_clamp(y + row, inside.y0, inside.y1 - 1) * source->stride;
    uint32_t *d = destination->pixels + (size_t)row * destination->stride;
    int32_t first = pk_clamp(inside.x0 - x, 0, destination->width);
    int32_t end = pk_clamp(inside.x1 - x, first, destination->width);
    for (int32_t i = 0; i < first; i++) d[i] = s[inside.x0];
    if (end > first) memcpy(d + first, s + x + first, (size_t)(end - first) * 4);
    for (int32_t i = end; i < destination->width; i++) d[i] = s[inside.x1 - 1];
  }
}

void pk_scroll(const PKImage *image, PKRect rect, int32_t dx, int32_t dy) {
  rect = pk_intersect(rect, bounds_of(image));
  PKRect to = pk_intersect(rect, (PKRect){rect.x0 + dx, rect.y0 + dy, rect.x1 + dx, rect.y1 + dy});
  if (to.x0 >= to.x1 || to.y0 >= to.y1) return;
  size_t bytes = (size_t)(to.x1 - to.x0) * 4;
  int32_t rows = to.y1 - to.y0;
  for (int32_t i = 0; i < rows; i++) {
    int32_t y = dy > 0 ? to.y1 - 1 - i : to.y0 + i;
    memmove(image->pixels + (size_t)y * image->stride + to.x0,
            image->pixels + (ptrdiff_t)(y - dy) * image->stride + (to.x0 - dx), bytes);
  }
}

void pk_multiply_mask(const PKImage *layer, PKRect rect, const PKMask *mask, int32_t maskX, int32_t maskY) {
  rect = pk_intersect(rect, bounds_of(layer));
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    uint32_t *row = layer->pixels + (size_t)y * layer->stride;
    int32_t my = y - maskY;
    for (int32_t x = rect.x0; x < rect.x1; x++) {
      int32_t mx = x - maskX;
      uint32_t m = my >= 0 && my < mask->height && mx >= 0 && mx < mask->width
                       ? mask->bytes[(size_t)my * mask->stride + mx]
                       : 0;
      if (m != 255) row[x] = m == 0 ? 0 : pk_scale_pixel(row[x], m);
    }
  }
}

void pk_multiply_alpha(const PKImage *layer, const PKImage *mask, int32_t x0, int32_t y0) {
  for (int32_t y = 0; y < layer->height; y++) {
    uint32_t *row = layer->pixels + (size_t)y * layer->stride;
    int32_t my = y - y0;
    int32_t first = pk_clamp(x0, 0, layer->width), end = pk_clamp(x0 + mask->width, 0, layer->width);
    if (my < 0 || my >= mask->height || first >= end) {
      memset(row, 0, (size_t)layer->width * 4);
      continue;
    }
    memset(row, 0, (size_t)first * 4);
    memset(row + end, 0, (size_t)(layer->width - end) * 4);
    const uint32_t *other = mask->pixels + (size_t)my * mask->stride - x0;
    for (int32_t x = first; x < end; x++) {
      uint32_t m = other[x] >> 24;
      if (m != 255) row[x] = m == 0 ? 0 : pk_scale_pixel(row[x], m);
    }
  }
}

void pk_extract_alpha(const PKImage *layer, const PKMask *mask) {
  for (int32_t y = 0; y < layer->height && y < mask->height; y++) {
    const uint32_t *row = layer->pixels + (size_t)y * layer->stride;
    uint8_t *out = mask->bytes + (size_t)y * mask->stride;
    for (int32_t x = 0; x < layer->width && x < mask->width; x++) out[x] = (uint8_t)(row[x] >> 24);
  }
}

void pk_color_matrix(const PKImage *layer, const float m[20]) {
  uint32_t lastIn = 0, lastOut = 0;
  bool known = false;
  for (int32_t y = 0; y < layer->height; y++) {
    uint32_t *row = layer->pixels + (size_t)y * layer->stride;
    for (int32_t x = 0; x < layer->width; x++) {
      uint32_t p = row[x];
      if (known && p == lastIn) {
        row[x] = lastOut;
        continue;
      }
      float a = (float)(p >> 24) / 255.0f;
      float k = a > 0 ? 1.0f / (a * 255.0f) : 0;
      float r = (float)((p >> 16) & 255) * k, g = (float)((p >> 8) & 255) * k, b = (float)(p & 255) * k;
      float out[4];
      for (int i = 0; i < 4; i++)
        out[i] = m[i * 5] * r + m[i * 5 + 1] * g + m[i * 5 + 2] * b + m[i * 5 + 3] * a + m[i * 5 + 4];
      lastIn = p;
      lastOut = pk_premultiply(out[0], out[1], out[2], out[3]);
      known = true;
      row[x] = lastOut;
    }
  }
}

void pk_luminance_to_alpha(const PKImage *layer) {
  for (int32_t y = 0; y < layer->height; y++) {
    uint32_t *row = layer->pixels + (size_t)y * layer->stride;
    for (int32_t x = 0; x < layer->width; x++) {
      uint32_t p = row[x];
      uint32_t luminance = ((p >> 16) & 255) * 13933 + ((p >> 8) & 255) * 46871 + (p & 255) * 4732 + 32768;
      row[x] = (luminance >> 16) << 24;
    }
  }
}

void pk_set_opaque(const PKImage *layer) {
  for (int32_t y = 0; y < layer->height; y++) {
    uint32_t *row = layer->pixels + (size_t)y * layer->stride;
    for (int32_t x = 0; x < layer->width; x++) row[x] |= 0xFF000000u;
  }
}

void pk_alpha_threshold(const PKImage *layer, float least, float most, uint32_t color) {
  uint32_t results[256];
  const float width = 0.03f;
  for (int a = 0; a < 256; a++) {
    float alpha = (float)a / 255;
    float low = least <= 0 ? 1 : (alpha - least) / width + 0.5f, high = most >= 1 ? 1 : (most - alpha) / width + 0.5f;
    float cover = fminf(fmaxf(fminf(low, high), 0), 1);
    results[a] = pk_scale_pixel(color, (uint32_t)(cover * 255 + 0.5f));
  }
  for (int32_t y = 0; y < layer->height; y++) {
    uint32_t *row = layer->pixels + (size_t)y * layer->stride;
    for (int32_t x = 0; x < layer->width; x++) row[x] = results[row[x] >> 24];
  }
}
