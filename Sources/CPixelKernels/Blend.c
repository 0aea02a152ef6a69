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

/* Blends `s` over `d`; both are alpha, red, green, blue, premultiplied, and neither is clear. Not for the modes that only
   weigh. */
static void blend_colors(PKBlendMode mode, float d[4], const float s[4]) {
  float cs[3], cb[3], mixed[3];
  for (int i = 0; i < 3; i++) {
    cs[i] = s[i + 1] / s[0];
    cb[i] = d[i + 1] / d[0];
  }
  if (mode >= PKBlendHue && mode <= PKBlendLuminosity)
    whole_color(mode, cb, cs, mixed);
  else
    for (int i = 0; i < 3; i++) mixed[i] = separable(mode, cb[i], cs[i]);
  float as = s[0], ab = d[0], alpha = as + ab - as * ab;
  for (int i = 0; i < 3; i++) {
    float v = as * (1 - ab) * cs[i] + ab * (1 - as) * cb[i] + as * ab * mixed[i];
    d[i + 1] = v < 0 ? 0 : v > alpha ? alpha : v;
  }
  d[0] = alpha;
}

static uint32_t pixel_of(const float c[4]) {
  uint32_t pixel = 0;
  for (int i = 0; i < 4; i++) pixel |= (uint32_t)(c[i] * 255 + 0.5f) << (24 - 8 * i);
  return pixel;
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
  float below[4], above[4];
  for (int i = 0; i < 4; i++) {
    below[i] = (float)((d >> (24 - 8 * i)) & 255) / 255;
    above[i] = (float)((s >> (24 - 8 * i)) & 255) / 255;
  }
  blend_colors(mode, below, above);
  return pixel_of(below);
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

static uint32_t replace_pixel(PKCoverageMode mode, uint32_t d, uint32_t s, uint32_t cover) {
  uint32_t sa = s >> 24, da = d >> 24, source = 0, kept = 0;
  if (cover < sa) cover = sa;
  switch (mode) {
  case PKCoverageClear: kept = 255 - cover; break;
  case PKCoverageCopy:
    source = 255;
    kept = 255 - cover;
    break;
  case PKCoverageSourceIn:
    source = da;
    kept = 255 - cover;
    break;
  case PKCoverageSourceOut:
    source = 255 - da;
    kept = 255 - cover;
    break;
  case PKCoverageDestinationIn: kept = 255 - cover + sa; break;
  case PKCoverageDestinationAtop:
    source = 255 - da;
    kept = 255 - cover + sa;
    break;
  case PKCoverageXor:
    source = 255 - da;
    kept = 255 - sa;
    break;
  }
  uint32_t out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t v = pk_div255(((s >> shift) & 255) * source + ((d >> shift) & 255) * kept);
    out |= (v > 255 ? 255 : v) << shift;
  }
  return out;
}

void pk_replace(const PKTarget *target, const PKImage *layer, const PKImage *cover, int32_t x, int32_t y,
                PKCoverageMode mode, uint8_t alpha) {
  PKRect box = pk_intersect(target->clip, (PKRect){x, y, x + layer->width, y + layer->height});
  if (!target->pixels) return;
  for (int32_t row = box.y0; row < box.y1; row++) {
    uint32_t *dst = target->pixels + (size_t)row * target->stride;
    const uint32_t *src = layer->pixels + (ptrdiff_t)(row - y) * layer->stride - x;
    const uint32_t *cov = cover->pixels + (ptrdiff_t)(row - y) * cover->stride - x;
    for (int32_t i = box.x0; i < box.x1; i++)
      dst[i] = replace_pixel(mode, dst[i], pk_scale_pixel(src[i], alpha), pk_div255((cov[i] >> 24) * alpha));
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

static uint32_t tinted(uint32_t d, const float tint[4], const float overlay[4], PKBlendMode mode) {
  float color[4];
  for (int i = 0; i < 4; i++) color[i] = (float)((d >> (24 - 8 * i)) & 255) / 255;
  for (int i = 0; i < 4; i++) color[i] = tint[i] + color[i] * (1 - tint[0]);
  if (overlay[0] > 0) {
    if (color[0] > 0)
      blend_colors(mode, color, overlay);
    else
      memcpy(color, overlay, sizeof color);
  }
  return pixel_of(color);
}

void pk_tint(const PKImage *layer, const float tint[4], const float overlay[4], PKBlendMode mode) {
  /* Pictures behind glass have long runs of equal pixels, and few colours. */
  enum { Known = 1024 };
  uint32_t *below = malloc(Known * sizeof(uint32_t)), *mixed = malloc(Known * sizeof(uint32_t));
  if (below && mixed) {
    for (int32_t i = 0; i < Known; i++) {
      below[i] = 0;
      mixed[i] = tinted(0, tint, overlay, mode);
    }
    for (int32_t y = 0; y < layer->height; y++) {
      uint32_t *row = layer->pixels + (size_t)y * layer->stride;
      for (int32_t x = 0; x < layer->width; x++) {
        uint32_t d = row[x], slot = (d * 2654435761u) >> 22;
        if (below[slot] != d) {
          below[slot] = d;
          mixed[slot] = tinted(d, tint, overlay, mode);
        }
        row[x] = mixed[slot];
      }
    }
  }
  free(below);
  free(mixed);
}
