#include "PKInternal.h"

PK_INLINE uint32_t mix(uint32_t a, uint32_t b, uint32_t t) {
  uint32_t rb = (a & 0x00FF00FFu) * (256 - t) + (b & 0x00FF00FFu) * t;
  uint32_t ag = ((a >> 8) & 0x00FF00FFu) * (256 - t) + ((b >> 8) & 0x00FF00FFu) * t;
  return ((rb >> 8) & 0x00FF00FFu) | (ag & 0xFF00FF00u);
}

PK_INLINE uint32_t sample(const PKImage *image, PKRect inside, double u, double v, PKFilter filter) {
  u += PK_SLACK;
  v += PK_SLACK;
  if (filter == PKFilterNearest) {
    int32_t x = pk_clamp((int32_t)floor(u), inside.x0, inside.x1 - 1);
    int32_t y = pk_clamp((int32_t)floor(v), inside.y0, inside.y1 - 1);
    return image->pixels[(size_t)y * image->stride + x];
  }
  u -= 0.5;
  v -= 0.5;
  double fu = floor(u), fv = floor(v);
  uint32_t tu = (uint32_t)((u - fu) * 256), tv = (uint32_t)((v - fv) * 256);
  int32_t x = (int32_t)fu, y = (int32_t)fv;
  int32_t x0 = pk_clamp(x, inside.x0, inside.x1 - 1), x1 = pk_clamp(x + 1, inside.x0, inside.x1 - 1);
  int32_t y0 = pk_clamp(y, inside.y0, inside.y1 - 1), y1 = pk_clamp(y + 1, inside.y0, inside.y1 - 1);
  const uint32_t *upper = image->pixels + (size_t)y0 * image->stride;
  const uint32_t *lower = image->pixels + (size_t)y1 * image->stride;
  return mix(mix(upper[x0], upper[x1], tu), mix(lower[x0], lower[x1], tu), tv);
}

/* The box of whole pixels around the rectangle's picture, and one more for fading edges. */
static bool destination_box(PKMatrix m, double x0, double y0, double x1, double y1, PKRect *box) {
  double det = m.xx * m.yy - m.xy * m.yx;
  if (!isfinite(det) || fabs(det) < 1e-12) return false;
  double u[4] = {x0, x1, x0, x1}, v[4] = {y0, y0, y1, y1};
  double minX = INFINITY, minY = INFINITY, maxX = -INFINITY, maxY = -INFINITY;
  for (int i = 0; i < 4; i++) {
    double du = u[i] - m.x0, dv = v[i] - m.y0;
    double x = (m.yy * du - m.xy * dv) / det, y = (m.xx * dv - m.yx * du) / det;
    minX = fmin(minX, x);
    maxX = fmax(maxX, x);
    minY = fmin(minY, y);
    maxY = fmax(maxY, y);
  }
  PKRect clip = *box;
  if (!(maxX > clip.x0 - 1.0 && minX < clip.x1 + 1.0 && maxY > clip.y0 - 1.0 && minY < clip.y1 + 1.0)) return false;
  PKRect r = {(int32_t)fmax(floor(minX - 0.5), clip.x0), (int32_t)fmax(floor(minY - 0.5), clip.y0),
              (int32_t)fmin(ceil(maxX + 0.5), clip.x1), (int32_t)fmin(ceil(maxY + 0.5), clip.y1)};
  *box = r;
  return r.x0 < r.x1 && r.y0 < r.y1;
}

PK_INLINE double fade(double distance) {
  distance += PK_SLACK;
  return distance >= 0.5 ? 1 : distance <= -0.5 ? 0 : distance + 0.5;
}

static void emit_colors(const PKTarget *target, int32_t x, int32_t y, int32_t n, uint32_t *colors, uint8_t *cov,
                        uint8_t alpha, const PKPaint *templatePaint) {
  if (templatePaint) {
    for (int32_t i = 0; i < n; i++) {
      uint32_t c = pk_div255((colors[i] >> 24) * cov[i]);
      cov[i] = (uint8_t)(alpha == 255 ? c : pk_div255(c * alpha));
    }
    pk_emit_row(target, x, y, n, cov, templatePaint);
    return;
  }
  if (target->clipCoverage || !target->pixels) {
    if (!target->pixels) {
      PKPaint white = {.kind = PKPaintSolid, .color = 0xFFFFFFFFu};
      emit_colors(target, x, y, n, colors, cov, alpha, &white);
      return;
    }
    const uint8_t *clip =
        target->clipCoverage + (ptrdiff_t)(y - target->clipY) * target->clipStride + (x - target->clipX);
    for (int32_t i = 0; i < n; i++) cov[i] = (uint8_t)pk_div255((uint32_t)cov[i] * clip[i]);
  }
  pk_over_row(target->pixels + (size_t)y * target->stride + x, colors, n, cov, alpha);
}

/* Where a pixel's colour comes from along one axis, and how much of the pixel the image covers. */
typedef struct {
  int32_t first, second;
  uint32_t share, cover;
} Tap;

static Tap tap(double u, double low, double high, double perPixel, int32_t from, int32_t to, PKFilter filter,
               bool antialiased) {
  Tap t;
  double inset = fmin(u - low, high - u);
  double cover = antialiased ? fade(inset / perPixel) : inset >= -PK_SLACK ? 1 : 0;
  t.cover = (uint32_t)(cover * 255 + 0.5);
  double shifted = (filter == PKFilterNearest ? u : u - 0.5) + PK_SLACK;
  if (!(fabs(shifted) < 1e9)) shifted = 0;
  int32_t index = pk_floor(shifted);
  t.first = pk_clamp(index, from, to - 1);
  t.second = filter == PKFilterNearest ? t.first : pk_clamp(index + 1, from, to - 1);
  t.share = filter == PKFilterNearest ? 0 : (uint32_t)((shifted - index) * 256);
  return t;
}

static void draw_upright(const PKTarget *target, const PKImage *image, PKMatrix m, double x0, double y0, double x1,
                         double y1, PKRect inside, PKRect box, PKFilter filter, bool antialiased, uint8_t alpha,
                         const PKPaint *templatePaint) {
  double perU = fabs(m.xx), perV = fabs(m.yy);
  for (int32_t start = box.x0; start < box.x1; start += PKChunk) {
    int32_t n = pk_min(box.x1 - start, PKChunk);
    Tap columns[PKChunk];
    for (int32_t i = 0; i < n; i++)
      columns[i] = tap(m.xx * (start + i + 0.5) + m.x0, x0, x1, perU, inside.x0, inside.x1, filter, antialiased);
    for (int32_t y = box.y0; y < box.y1; y++) {
      Tap row = tap(m.yy * (y + 0.5) + m.y0, y0, y1, perV, inside.y0, inside.y1, filter, antialiased);
      if (row.cover == 0) continue;
      const uint32_t *upper = image->pixels + (size_t)row.first * image->stride;
      const uint32_t *lower = image->pixels + (size_t)row.second * image->stride;
      uint32_t colors[PKChunk];
      uint8_t cov[PKChunk];
      for (int32_t i = 0; i < n; i++) {
        const Tap *c = &columns[i];
        cov[i] = (uint8_t)pk_div255(c->cover * row.cover);
        if (filter == PKFilterNearest)
          colors[i] = upper[c->first];
        else
          colors[i] = mix(mix(upper[c->first], upper[c->second], c->share),
                          mix(lower[c->first], lower[c->second], c->share), row.share);
      }
      emit_colors(target, start, y, n, colors, cov, alpha, templatePaint);
    }
  }
}

void pk_draw_image(const PKTarget *target, const PKImage *image, PKMatrix m, double x0, double y0, double x1,
                   double y1, PKFilter filter, bool antialiased, uint8_t alpha, const PKPaint *templatePaint) {
  PKRect box = target->clip;
  if (!destination_box(m, x0, y0, x1, y1, &box)) return;
  PKRect inside = {pk_clamp((int32_t)floor(x0 + 1e-6), 0, image->width - 1),
                   pk_clamp((int32_t)floor(y0 + 1e-6), 0, image->height - 1),
                   pk_clamp((int32_t)ceil(x1 - 1e-6), 1, image->width),
                   pk_clamp((int32_t)ceil(y1 - 1e-6), 1, image->height)};
  if (inside.x1 <= inside.x0) inside.x1 = inside.x0 + 1;
  if (inside.y1 <= inside.y0) inside.y1 = inside.y0 + 1;
  /* Whole-pixel moves need no sampling. */
  if (m.xx == 1 && m.yy == 1 && m.xy == 0 && m.yx == 0 && m.x0 == floor(m.x0) && m.y0 == floor(m.y0) &&
      x0 == floor(x0) && y0 == floor(y0) && x1 == floor(x1) && y1 == floor(y1)) {
    int32_t dx = (int32_t)m.x0, dy = (int32_t)m.y0;
    box = pk_intersect(target->clip, (PKRect){inside.x0 - dx, inside.y0 - dy, inside.x1 - dx, inside.y1 - dy});
    bool direct = target->pixels && !target->clipCoverage && !templatePaint;
    for (int32_t y = box.y0; y < box.y1; y++) {
      const uint32_t *source = image->pixels + (ptrdiff_t)(y + dy) * image->stride + dx;
      for (int32_t x = box.x0; x < box.x1; x += PKChunk) {
        int32_t n = pk_min(box.x1 - x, PKChunk);
        if (direct) {
          pk_over_row(target->pixels + (size_t)y * target->stride + x, source + x, n, NULL, alpha);
          continue;
        }
        uint32_t colors[PKChunk];
        uint8_t cov[PKChunk];
        memcpy(colors, source + x, (size_t)n * 4);
        memset(cov, 255, (size_t)n);
        emit_colors(target, x, y, n, colors, cov, alpha, templatePaint);
      }
    }
    return;
  }
  if (m.xy == 0 && m.yx == 0) {
    draw_upright(target, image, m, x0, y0, x1, y1, inside, box, filter, antialiased, alpha, templatePaint);
    return;
  }
  double perU = hypot(m.xx, m.xy), perV = hypot(m.yx, m.yy);
  for (int32_t y = box.y0; y < box.y1; y++) {
    for (int32_t x = box.x0; x < box.x1; x += PKChunk) {
      int32_t n = pk_min(box.x1 - x, PKChunk);
      uint32_t colors[PKChunk];
      uint8_t cov[PKChunk];
      for (int32_t i = 0; i < n; i++) {
        double px = x + i + 0.5, py = y + 0.5;
        double u = m.xx * px + m.xy * py + m.x0, v = m.yx * px + m.yy * py + m.y0;
        double du = fmin(u - x0, x1 - u), dv = fmin(v - y0, y1 - v);
        double c;
        if (antialiased)
          c = fade(du / perU) * fade(dv / perV);
        else
          c = du >= -PK_SLACK && dv >= -PK_SLACK ? 1 : 0;
        cov[i] = (uint8_t)(c * 255 + 0.5);
        colors[i] = cov[i] ? sample(image, inside, u, v, filter) : 0;
      }
      emit_colors(target, x, y, n, colors, cov, alpha, templatePaint);
    }
  }
}

void pk_draw_projected(const PKTarget *target, const PKImage *image, const double m[9], uint8_t alpha) {
  PKRect inside = {0, 0, image->width, image->height};
  PKRect c = target->clip;
  for (int32_t y = c.y0; y < c.y1; y++) {
    for (int32_t x = c.x0; x < c.x1; x += PKChunk) {
      int32_t n = pk_min(c.x1 - x, PKChunk);
      uint32_t colors[PKChunk];
      uint8_t cov[PKChunk];
      for (int32_t i = 0; i < n; i++) {
        double px = x + i + 0.5, py = y + 0.5;
        double w = px * m[2] + py * m[5] + m[8];
        cov[i] = 0;
        colors[i] = 0;
        if (!(w > 1e-9)) continue;
        double u = (px * m[0] + py * m[3] + m[6]) / w, v = (px * m[1] + py * m[4] + m[7]) / w;
        if (!(u > -2 && v > -2 && u < image->width + 2.0 && v < image->height + 2.0)) continue;
        /* How much u and v change from this pixel to the next ones. */
        double ux = (m[0] - u * m[2]) / w, uy = (m[3] - u * m[5]) / w;
        double vx = (m[1] - v * m[2]) / w, vy = (m[4] - v * m[5]) / w;
        double du = fmin(u, image->width - u) / fmax(sqrt(ux * ux + uy * uy), 1e-9);
        double dv = fmin(v, image->height - v) / fmax(sqrt(vx * vx + vy * vy), 1e-9);
        cov[i] = (uint8_t)(fade(du) * fade(dv) * 255 + 0.5);
        if (cov[i]) colors[i] = sample(image, inside, u, v, PKFilterBilinear);
      }
      emit_colors(target, x, y, n, colors, cov, alpha, NULL);
    }
  }
}

void pk_resample(const PKImage *source, PKRect rect, const PKImage *destination) {
  rect = pk_intersect(rect, (PKRect){0, 0, source->width, source->height});
  int32_t sw = rect.x1 - rect.x0, sh = rect.y1 - rect.y0, dw = destination->width, dh = destination->height;
  if (sw <= 0 || sh <= 0 || dw <= 0 || dh <= 0) return;
  float *column = malloc((size_t)sw * 4 * sizeof(float));
  if (!column) return;
  double stepX = (double)sw / dw, stepY = (double)sh / dh;
  for (int32_t y = 0; y < dh; y++) {
    double top = y * stepY, bottom = (y + 1) * stepY;
    int32_t first = (int32_t)top, last = pk_min((int32_t)ceil(bottom - 1e-9), sh);
    memset(column, 0, (size_t)sw * 4 * sizeof(float));
    for (int32_t row = first; row < last; row++) {
      float weight = (float)((fmin(bottom, row + 1.0) - fmax(top, row)) / stepY);
      const uint8_t *bytes =
          (const uint8_t *)(source->pixels + (size_t)(rect.y0 + row) * source->stride + rect.x0);
      for (int32_t i = 0; i < sw * 4; i++) column[i] += weight * bytes[i];
    }
    uint8_t *out = (uint8_t *)(destination->pixels + (size_t)y * destination->stride);
    for (int32_t x = 0; x < dw; x++) {
      double left = x * stepX, right = (x + 1) * stepX;
      int32_t from = (int32_t)left, to = pk_min((int32_t)ceil(right - 1e-9), sw);
      float sum[4] = {0, 0, 0, 0};
      for (int32_t k = from; k < to; k++) {
        float weight = (float)((fmin(right, k + 1.0) - fmax(left, k)) / stepX);
        for (int32_t ch = 0; ch < 4; ch++) sum[ch] += weight * column[k * 4 + ch];
      }
      for (int32_t ch = 0; ch < 4; ch++) {
        float v = sum[ch] + 0.5f;
        out[x * 4 + ch] = (uint8_t)(v > 255 ? 255 : v);
      }
    }
  }
  free(column);
}
