#include "PKInternal.h"

/* The blend functions of PDF 1.7, on unpremultiplied components in 0…1: b below, s above. */

PK_INLINE float least(float a, float b) { return a < b ? a : b; }
PK_INLINE float most(float a, float b) { return a > b ? a : b; }

PK_INLINE float hard_light(float b, float s) { return s <= 0.5f ? 2 * s * b : b + (2 * s - 1) - b * (2 * s - 1); }

static float separable(PKBlendMode mode, float b, float s) {
  switch (mode) {
  case PKBlendMultiply: return b * s;
  case PKBlendScreen: return b + s - b * s;
  case PKBlendOverlay: return hard_light(s, b);
  case PKBlendDarken: return least(b, s);
  case PKBlendLighten: return most(b, s);
  case PKBlendColorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : least(1, b / (1 - s));
  case PKBlendColorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - least(1, (1 - b) / s);
  case PKBlendSoftLight: {
    if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
    float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : sqrtf(b);
    return b + (2 * s - 1) * (d - b);
  }
  case PKBlendHardLight: return hard_light(b, s);
  case PKBlendDifference: return fabsf(b - s);
  case PKBlendExclusion: return b + s - 2 * b * s;
  default: return s;
  }
}

PK_INLINE float luminosity(const float c[3]) { return 0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]; }

static void set_luminosity(float c[3], float l) {
  float d = l - luminosity(c);
  for (int i = 0; i < 3; i++) c[i] += d;
  float lum = luminosity(c), low = least(c[0], least(c[1], c[2])), high = most(c[0], most(c[1], c[2]));
  if (low < 0)
    for (int i = 0; i < 3; i++) c[i] = lum + (c[i] - lum) * lum / (lum - low);
  if (high > 1)
    for (int i = 0; i < 3; i++) c[i] = lum + (c[i] - lum) * (1 - lum) / (high - lum);
}

PK_INLINE float saturation(const float c[3]) {
  return most(c[0], most(c[1], c[2])) - least(c[0], least(c[1], c[2]));
}

static void set_saturation(float c[3], float s) {
  float low = least(c[0], least(c[1], c[2])), high = most(c[0], most(c[1], c[2]));
  for (int i = 0; i < 3; i++) c[i] = high > low ? (c[i] - low) * s / (high - low) : 0;
}

static void whole_color(PKBlendMode mode, const float b[3], const float s[3], float out[3]) {
  switch (mode) {
  case PKBlendHue:
    memcpy(out, s, 3 * sizeof(float));
    set_saturation(out, saturation(b));
    set_luminosity(out, luminosity(b));
    break;
  case PKBlendSaturation:
    memcpy(out, b, 3 * sizeof(float));
    set_saturation(out, saturation(s));
    set_luminosity(out, luminosity(b));
    break;
  case PKBlendColor:
    memcpy(out, s, 3 * sizeof(float));
    set_luminosity(out, luminosity(b));
    break;
  default:
    memcpy(out, b, 3 * sizeof(float));
    set_luminosity(out, luminosity(s));
  }
}

static uint32_t blend_pixel(PKBlendMode mode, uint32_t d, uint32_t s) {
  uint32_t sa = s >> 24, da = d >> 24;
  switch (mode) {
  case PKBlendNormal: return pk_over(s, d);
  case PKBlendSourceAtop: {
    uint32_t a = pk_scale_pixel(s, da), b = pk_scale_pixel(d, 255 - sa), out = 0;
    for (int i = 0; i < 32; i += 8) {
      uint32_t v = ((a >> i) & 255) + ((b >> i) & 255);
      out |= (v > 255 ? 255 : v) << i;
    }
    return out;
  }
  case PKBlendDestinationOver: return d + pk_scale_pixel(s, 255 - da);
  case PKBlendDestinationOut: return pk_scale_pixel(d, 255 - sa);
  case PKBlendPlusLighter: {
    uint32_t out = 0;
    for (int i = 0; i < 32; i += 8) {
      uint32_t v = ((s >> i) & 255) + ((d >> i) & 255);
      out |= (v > 255 ? 255 : v) << i;
    }
    return out;
  }
  case PKBlendPlusDarker: {
    uint32_t a = sa + da > 255 ? 255 : sa + da;
    uint32_t out = a << 24;
    for (int i = 0; i < 24; i += 8) {
      int32_t v = (int32_t)a - ((int32_t)(sa - ((s >> i) & 255)) + (int32_t)(da - ((d >> i) & 255)));
      out |= (uint32_t)pk_clamp(v, 0, (int32_t)a) << i;
    }
    return out;
  }
  default: break;
  }
  if (sa == 0) return d;
  if (da == 0) return s;
  float as = (float)sa / 255, ab = (float)da / 255;
  float cs[3], cb[3], mixed[3];
  for (int i = 0; i < 3; i++) {
    cs[i] = (float)((s >> (16 - 8 * i)) & 255) / (float)sa;
    cb[i] = (float)((d >> (16 - 8 * i)) & 255) / (float)da;
  }
  if (mode >= PKBlendHue && mode <= PKBlendLuminosity)
    whole_color(mode, cb, cs, mixed);
  else
    for (int i = 0; i < 3; i++) mixed[i] = separable(mode, cb[i], cs[i]);
  float alpha = as + ab - as * ab;
  uint32_t out = (uint32_t)(alpha * 255 + 0.5f) << 24;
  for (int i = 0; i < 3; i++) {
    float v = as * (1 - ab) * cs[i] + ab * (1 - as) * cb[i] + as * ab * mixed[i];
    v = v < 0 ? 0 : v > alpha ? alpha : v;
    out |= (uint32_t)(v * 255 + 0.5f) << (16 - 8 * i);
  }
  return out;
}

void pk_composite(const PKTarget *target, const PKImage *layer, int32_t x, int32_t y, PKBlendMode mode,
                  uint8_t alpha) {
  if (!target->pixels) return;
  PKRect box = pk_intersect(target->clip, (PKRect){x, y, x + layer->width, y + layer->height});
  if (box.x0 >= box.x1) return;
  int32_t n = box.x1 - box.x0;
  for (int32_t row = box.y0; row < box.y1; row++) {
    uint32_t *dst = target->pixels + (size_t)row * target->stride + box.x0;
    const uint32_t *src = layer->pixels + (size_t)(row - y) * layer->stride + (box.x0 - x);
    const uint8_t *clip = target->clipCoverage ? target->clipCoverage +
                                                     (ptrdiff_t)(row - target->clipY) * target->clipStride +
                                                     (box.x0 - target->clipX)
                                               : NULL;
    if (mode == PKBlendNormal) {
      pk_over_row(dst, src, n, clip, alpha);
      continue;
    }
    for (int32_t i = 0; i < n; i++) {
      uint32_t s = src[i];
      if (clip && clip[i] != 255) s = pk_scale_pixel(s, clip[i]);
      if (alpha != 255) s = pk_scale_pixel(s, alpha);
      dst[i] = blend_pixel(mode, dst[i], s);
    }
  }
}

void pk_mix(const PKTarget *target, const PKImage *layer, int32_t x, int32_t y, const PKMask *mask, int32_t maskX,
            int32_t maskY, uint8_t alpha) {
  PKRect box = pk_intersect(target->clip, (PKRect){x, y, x + layer->width, y + layer->height});
  box = pk_intersect(box, (PKRect){maskX, maskY, maskX + mask->width, maskY + mask->height});
  if (!target->pixels) return;
  for (int32_t row = box.y0; row < box.y1; row++) {
    uint32_t *dst = target->pixels + (size_t)row * target->stride;
    const uint32_t *src = layer->pixels + (ptrdiff_t)(row - y) * layer->stride - x;
    const uint8_t *cov = mask->bytes + (ptrdiff_t)(row - maskY) * mask->stride - maskX;
    for (int32_t i = box.x0; i < box.x1; i++) {
      uint32_t share = pk_div255((uint32_t)cov[i] * alpha);
      if (share == 0 || src[i] == dst[i]) continue;
      if (share == 255) {
        dst[i] = src[i];
        continue;
      }
      uint32_t mixed = 0;
      for (int shift = 0; shift < 32; shift += 8)
        mixed |= pk_div255(((src[i] >> shift) & 255) * share + ((dst[i] >> shift) & 255) * (255 - share)) << shift;
      dst[i] = mixed;
    }
  }
}

void pk_blend_color(const PKImage *layer, uint32_t color, PKBlendMode mode) {
  /* Pictures behind glass have long runs of equal pixels, and few colours. */
  enum { Known = 1024 };
  uint32_t *below = malloc(Known * sizeof(uint32_t)), *mixed = malloc(Known * sizeof(uint32_t));
  if (below && mixed) {
    for (int32_t i = 0; i < Known; i++) {
      below[i] = 0;
      mixed[i] = blend_pixel(mode, 0, color);
    }
    for (int32_t y = 0; y < layer->height; y++) {
      uint32_t *row = layer->pixels + (size_t)y * layer->stride;
      for (int32_t x = 0; x < layer->width; x++) {
        uint32_t d = row[x], slot = (d * 2654435761u) >> 22;
        if (below[slot] != d) {
          below[slot] = d;
          mixed[slot] = blend_pixel(mode, d, color);
        }
        row[x] = mixed[slot];
      }
    }
  }
  free(below);
  free(mixed);
}
