#include "PKInternal.h"

bool pk_from_rgb(const uint8_t *source, size_t bytesPerRow, int32_t channels, const PKImage *destination) {
  uint32_t all = 255;
  for (int32_t y = 0; y < destination->height; y++) {
    const uint8_t *s = source + (size_t)y * bytesPerRow;
    uint32_t *d = destination->pixels + (size_t)y * destination->stride;
    if (channels == 3) {
      for (int32_t x = 0; x < destination->width; x++, s += 3)
        d[x] = 0xFF000000u | (uint32_t)s[0] << 16 | (uint32_t)s[1] << 8 | s[2];
      continue;
    }
    for (int32_t x = 0; x < destination->width; x++, s += 4) {
      uint32_t a = s[3];
      all &= a;
      d[x] = a << 24 | pk_div255(s[0] * a) << 16 | pk_div255(s[1] * a) << 8 | pk_div255(s[2] * a);
    }
  }
  return all == 255;
}

void pk_to_rgba(const PKImage *source, uint8_t *destination, size_t bytesPerRow) {
  for (int32_t y = 0; y < source->height; y++) {
    const uint32_t *s = source->pixels + (size_t)y * source->stride;
    uint8_t *d = destination + (size_t)y * bytesPerRow;
    for (int32_t x = 0; x < source->width; x++, d += 4) {
      uint32_t p = s[x], a = p >> 24;
      for (int i = 0; i < 3; i++) {
        uint32_t c = (p >> (16 - 8 * i)) & 255;
        uint32_t v = a == 255 ? c : a == 0 ? 0 : (c * 255 + a / 2) / a;
        d[i] = (uint8_t)(v > 255 ? 255 : v);
      }
      d[3] = (uint8_t)a;
    }
  }
}

void pk_to_rgb(const PKImage *source, uint8_t *destination, size_t bytesPerRow) {
  for (int32_t y = 0; y < source->height; y++) {
    const uint32_t *s = source->pixels + (size_t)y * source->stride;
    uint8_t *d = destination + (size_t)y * bytesPerRow;
    for (int32_t x = 0; x < source->width; x++, d += 3) {
      d[0] = (uint8_t)(s[x] >> 16);
      d[1] = (uint8_t)(s[x] >> 8);
      d[2] = (uint8_t)s[x];
    }
  }
}

bool pk_is_opaque(const PKImage *image) {
  for (int32_t y = 0; y < image->height; y++) {
    const uint32_t *row = image->pixels + (size_t)y * image->stride;
    uint32_t all = 0xFF000000u;
    for (int32_t x = 0; x < image->width; x++) all &= row[x];
    if (all != 0xFF000000u) return false;
  }
  return true;
}

void pk_orient(const PKImage *source, const PKImage *destination, int32_t orientation) {
  int32_t w = source->width, h = source->height;
  for (int32_t y = 0; y < destination->height; y++) {
    uint32_t *row = destination->pixels + (size_t)y * destination->stride;
    for (int32_t x = 0; x < destination->width; x++) {
      int32_t sx = x, sy = y;
      switch (orientation) {
      case 2: sx = w - 1 - x; break;
      case 3: sx = w - 1 - x; sy = h - 1 - y; break;
      case 4: sy = h - 1 - y; break;
      case 5: sx = y; sy = x; break;
      case 6: sx = y; sy = h - 1 - x; break;
      case 7: sx = w - 1 - y; sy = h - 1 - x; break;
      case 8: sx = w - 1 - y; sy = x; break;
      default: break;
      }
      row[x] = source->pixels[(size_t)sy * source->stride + sx];
    }
  }
}
