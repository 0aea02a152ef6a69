#include "PKInternal.h"

PK_INLINE uint32_t ramp_color(const uint32_t *ramp, float t) {
  /* A little more than a half, for the same reason as PK_SLACK. */
  float scaled = t * (PKRampSize - 1) + 0.503f;
  int32_t index = scaled > 0 ? (scaled < PKRampSize - 1 ? (int32_t)scaled : PKRampSize - 1) : 0;
  return ramp[index];
}

/* The angle of (x, y) in turns, 0…1 clockwise when y points down; off by less than a thousandth of a degree. */
PK_INLINE float turns(float y, float x) {
  float ax = fabsf(x), ay = fabsf(y);
  float large = ax > ay ? ax : ay, small = ax > ay ? ay : ax;
  float q = large > 0 ? small / large : 0;
  float s = q * q;
  float a = ((((-0.0117212f * s + 0.05265332f) * s - 0.11643287f) * s + 0.19354346f) * s - 0.33262347f) * s * q +
            0.99997726f * q;
  a *= 0.15915494f;
  if (ay > ax) a = 0.25f - a;
  if (x < 0) a = 0.5f - a;
  if (y < 0) a = 1.0f - a;
  return a;
}

PK_INLINE int32_t wrap(int32_t v, int32_t n) {
  int32_t r = v % n;
  return r < 0 ? r + n : r;
}

PK_INLINE uint32_t lerp_pixel(uint32_t a, uint32_t b, uint32_t t) {
  uint32_t rb = (a & 0x00FF00FFu) * (256 - t) + (b & 0x00FF00FFu) * t;
  uint32_t ag = ((a >> 8) & 0x00FF00FFu) * (256 - t) + ((b >> 8) & 0x00FF00FFu) * t;
  return ((rb >> 8) & 0x00FF00FFu) | (ag & 0xFF00FF00u);
}

static void tile_row(const PKPaint *p, int32_t x, int32_t y, int32_t n, uint32_t *out) {
  const PKImage *image = &p->image;
  double cx = p->matrix.xy * (y + 0.5) + p->matrix.x0, cy = p->matrix.yy * (y + 0.5) + p->matrix.y0;
  double shift = (p->filter == PKFilterBilinear ? 0.5 : 0) - PK_SLACK;
  for (int32_t i = 0; i < n; i++) {
    double u = p->matrix.xx * (x + i + 0.5) + cx - shift, v = p->matrix.yx * (x + i + 0.5) + cy - shift;
    double fu = floor(u), fv = floor(v);
    if (!(fabs(fu) < 1e9) || !(fabs(fv) < 1e9)) fu = fv = u = v = 0;
    int32_t iu = wrap((int32_t)fu, image->width);
    int32_t iv = wrap((int32_t)fv, image->height);
    const uint32_t *row = image->pixels + (size_t)iv * image->stride;
    uint32_t color = row[iu];
    if (p->filter == PKFilterBilinear) {
      const uint32_t *next = image->pixels + (size_t)(iv + 1 == image->height ? 0 : iv + 1) * image->stride;
      int32_t ju = iu + 1 == image->width ? 0 : iu + 1;
      uint32_t tu = (uint32_t)((u - fu) * 256), tv = (uint32_t)((v - fv) * 256);
      color = lerp_pixel(lerp_pixel(color, row[ju], tu), lerp_pixel(next[iu], next[ju], tu), tv);
    }
    out[i] = color;
  }
}

void pk_paint_row(const PKPaint *p, int32_t x, int32_t y, int32_t n, uint32_t *out) {
  /* In double precision, or a moved surface would round otherwise. */
  double xx = p->matrix.xx, yx = p->matrix.yx;
  double cx = p->matrix.xy * (y + 0.5) + p->matrix.x0, cy = p->matrix.yy * (y + 0.5) + p->matrix.y0;
  switch (p->kind) {
  case PKPaintSolid:
    pk_fill_row(out, n, p->color);
    break;
  case PKPaintLinear:
    if (xx == 0) {
      pk_fill_row(out, n, ramp_color(p->ramp, (float)cx));
      break;
    }
    for (int32_t i = 0; i < n; i++) out[i] = ramp_color(p->ramp, (float)(xx * (x + i + 0.5) + cx));
    break;
  case PKPaintRadial:
    for (int32_t i = 0; i < n; i++) {
      float u = (float)(xx * (x + i + 0.5) + cx), v = (float)(yx * (x + i + 0.5) + cy);
      out[i] = ramp_color(p->ramp, (sqrtf(u * u + v * v) - p->start) * p->scale);
    }
    break;
  case PKPaintConic:
    for (int32_t i = 0; i < n; i++) {
      float u = (float)(xx * (x + i + 0.5) + cx), v = (float)(yx * (x + i + 0.5) + cy);
      float t = turns(v, u) - p->start;
      t = (t - (float)pk_floor(t)) * p->scale + p->offset;
      if (t > 1) t = t < p->gap ? 1 : 0;
      out[i] = ramp_color(p->ramp, t);
    }
    break;
  case PKPaintTile:
    tile_row(p, x, y, n, out);
    break;
  }
  if (p->kind != PKPaintSolid && p->alpha != 255)
    for (int32_t i = 0; i < n; i++) out[i] = pk_scale_pixel(out[i], p->alpha);
}

static float to_linear(float v) { return v <= 0.04045f ? v / 12.92f : powf((v + 0.055f) / 1.055f, 2.4f); }

static float to_gamma(float v) {
  if (v <= 0) return 0;
  return v <= 0.0031308f ? v * 12.92f : 1.055f * powf(v, 1 / 2.4f) - 0.055f;
}

static void to_oklab(const float *rgb, float lab[3]) {
  float r = to_linear(rgb[0]), g = to_linear(rgb[1]), b = to_linear(rgb[2]);
  float l = cbrtf(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b);
  float m = cbrtf(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b);
  float s = cbrtf(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b);
  lab[0] = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s;
  lab[1] = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
  lab[2] = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
}

static void from_oklab(const float lab[3], float rgb[3]) {
  float l = lab[0] + 0.3963377774f * lab[1] + 0.2158037573f * lab[2];
  float m = lab[0] - 0.1055613458f * lab[1] - 0.0638541728f * lab[2];
  float s = lab[0] - 0.0894841775f * lab[1] - 1.2914855480f * lab[2];
  l = l * l * l;
  m = m * m * m;
  s = s * s * s;
  rgb[0] = to_gamma(4.0767416621f * l - 3.3077115913f * m + 0.2309699292f * s);
  rgb[1] = to_gamma(-1.2684380046f * l + 2.6097574011f * m - 0.3413193965f * s);
  rgb[2] = to_gamma(-0.0041960863f * l - 0.7034186147f * m + 1.7076147010f * s);
}

static void to_space(PKMixingSpace space, const float *rgb, float out[3]) {
  if (space == PKMixPerceptual) {
    to_oklab(rgb, out);
    return;
  }
  for (int i = 0; i < 3; i++) out[i] = space == PKMixLinear ? to_linear(rgb[i]) : rgb[i];
}

static void from_space(PKMixingSpace space, const float *in, float rgb[3]) {
  if (space == PKMixPerceptual) {
    from_oklab(in, rgb);
    return;
  }
  for (int i = 0; i < 3; i++) rgb[i] = space == PKMixLinear ? to_gamma(in[i]) : in[i];
}

/* Mixed premultiplied, so that a fade to clear keeps its colour. */
void pk_make_ramp(const float *stops, size_t count, PKMixingSpace space, uint32_t *ramp) {
  if (count == 0) {
    memset(ramp, 0, PKRampSize * sizeof(uint32_t));
    return;
  }
  size_t next = 0;
  for (int32_t i = 0; i < PKRampSize; i++) {
    float t = (float)i / (PKRampSize - 1);
    while (next < count && stops[next * 5 + 4] <= t) next++;
    const float *a = stops + (next > 0 ? next - 1 : 0) * 5, *b = stops + (next < count ? next : count - 1) * 5;
    float span = b[4] - a[4];
    float share = span > 0 ? (t - a[4]) / span : 0;
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    float alpha = a[3] + (b[3] - a[3]) * share;
    float first[3], second[3], mixed[3];
    to_space(space, a, first);
    to_space(space, b, second);
    for (int c = 0; c < 3; c++) {
      float v = first[c] * a[3] * (1 - share) + second[c] * b[3] * share;
      mixed[c] = alpha > 0 ? v / alpha : 0;
    }
    from_space(space, mixed, first);
    ramp[i] = pk_premultiply(first[0], first[1], first[2], alpha);
  }
}

uint32_t pk_premultiply(float red, float green, float blue, float alpha) {
  float a = alpha > 0 ? (alpha < 1 ? alpha : 1) : 0;
  float c[3] = {blue, green, red};
  uint32_t pixel = (uint32_t)(a * 255 + 0.5f) << 24;
  for (int i = 0; i < 3; i++) {
    float v = c[i] > 0 ? (c[i] < 1 ? c[i] : 1) : 0;
    pixel |= (uint32_t)(v * a * 255 + 0.5f) << (8 * i);
  }
  return pixel;
}
