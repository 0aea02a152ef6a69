#include "Outline.h"

/* Outlines become line segments in 1/256 pixels; each adds its signed area to an accumulation buffer of one number a
   pixel, whose running sum along a row is the winding number times the covered area. All sums are of integers that do
   not depend on the clip, so drawing a part gives the same pixels as drawing everything. */

static const double limit = 4194304.0; /* pixels; beyond, 1/256 would leave 32 bits */

void pk_outline_init(Outline *o, PKScratch *scratch) {
  o->scratch = scratch;
  o->capacity = 256;
  o->segments = pk_scratch_block(scratch, 0, o->capacity * sizeof(Segment));
  o->failed = o->segments == NULL;
  o->count = 0;
  o->minX = o->minY = INT32_MAX;
  o->maxX = o->maxY = INT32_MIN;
}

PK_INLINE int32_t fixed(double v) {
  if (!(v > -limit)) v = -limit;
  if (v > limit) v = limit;
  return pk_floor(v * Subpixel + 0.5);
}

void pk_outline_line(Outline *o, double ax, double ay, double bx, double by) {
  int32_t x0 = fixed(ax), y0 = fixed(ay), x1 = fixed(bx), y1 = fixed(by);
  o->minX = pk_min(o->minX, pk_min(x0, x1));
  o->maxX = pk_max(o->maxX, pk_max(x0, x1));
  o->minY = pk_min(o->minY, pk_min(y0, y1));
  o->maxY = pk_max(o->maxY, pk_max(y0, y1));
  if (y0 == y1) return;
  if (o->count == o->capacity) {
    size_t capacity = o->capacity * 2;
    Segment *copy = malloc(o->count * sizeof(Segment));
    if (!copy) {
      o->failed = true;
      return;
    }
    memcpy(copy, o->segments, o->count * sizeof(Segment));
    o->segments = pk_scratch_block(o->scratch, 0, capacity * sizeof(Segment));
    if (o->segments) memcpy(o->segments, copy, o->count * sizeof(Segment));
    free(copy);
    if (!o->segments) {
      o->failed = true;
      o->count = 0;
      o->capacity = 0;
      return;
    }
    o->capacity = capacity;
  }
  if (o->failed) return;
  o->segments[o->count++] = (Segment){x0, y0, x1, y1};
}

/* Enough pieces that no point is more than a twenty-fifth of a pixel off. */
int pk_pieces(double deviation, double factor) {
  double n = ceil(sqrt(deviation * factor / 0.04));
  return n < 1 ? 1 : n > 256 ? 256 : (int)n;
}

static void outline_quad(Outline *o, double x0, double y0, double x1, double y1, double x2, double y2) {
  double dx = x0 - 2 * x1 + x2, dy = y0 - 2 * y1 + y2;
  int n = pk_pieces(sqrt(dx * dx + dy * dy), 0.25);
  double px = x0, py = y0;
  for (int i = 1; i <= n; i++) {
    double t = (double)i / n, u = 1 - t;
    double x = u * u * x0 + 2 * u * t * x1 + t * t * x2;
    double y = u * u * y0 + 2 * u * t * y1 + t * t * y2;
    pk_outline_line(o, px, py, x, y);
    px = x;
    py = y;
  }
}

static void outline_cubic(Outline *o, double x0, double y0, double x1, double y1, double x2, double y2, double x3,
                          double y3) {
  double ax = x0 - 2 * x1 + x2, ay = y0 - 2 * y1 + y2, bx = x1 - 2 * x2 + x3, by = y1 - 2 * y2 + y3;
  double a = ax * ax + ay * ay, b = bx * bx + by * by;
  int n = pk_pieces(sqrt(a > b ? a : b), 0.75);
  double px = x0, py = y0;
  for (int i = 1; i <= n; i++) {
    double t = (double)i / n, u = 1 - t;
    double w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t;
    double x = w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3;
    double y = w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3;
    pk_outline_line(o, px, py, x, y);
    px = x;
    py = y;
  }
}

/* One pixel row's part of a segment, from (xa, ya) to (xb, yb) with ya, yb inside the row. `row` starts at pixel
   `left` and has `width` pixels and one more. */
PK_INLINE void accumulate_row(int32_t *row, int32_t left, int32_t width, int32_t xa, int32_t ya, int32_t xb,
                              int32_t yb) {
  int32_t dy = yb - ya;
  if (dy == 0) return;
  int32_t ca = (xa >> SubpixelBits) - left, cb = (xb >> SubpixelBits) - left;
  if (ca == cb) {
    if (ca >= width) return;
    if (ca < 0) {
      row[0] += dy * 2 * Subpixel;
      return;
    }
    int32_t inside = dy * ((xa & (Subpixel - 1)) + (xb & (Subpixel - 1)));
    row[ca] += dy * 2 * Subpixel - inside;
    row[ca + 1] += inside;
    return;
  }
  int32_t low = pk_min(ca, cb), high = pk_max(ca, cb);
  if (low >= width) return;
  if (high < 0) {
    row[0] += dy * 2 * Subpixel;
    return;
  }
  double dx = (double)xb - xa, slope = dy / dx;
  int32_t step = dx > 0 ? 1 : -1;
  int32_t x = xa, y = ya, start = ca;
  if (step > 0 && ca < 0) {
    x = left * Subpixel;
    y = ya + pk_floor(((double)x - xa) * slope);
    row[0] += (y - ya) * 2 * Subpixel;
    start = 0;
  } else if (step < 0 && ca >= width) {
    x = (left + width) * Subpixel;
    y = ya + pk_floor(((double)x - xa) * slope);
    start = width - 1;
  }
  for (int32_t c = start;; c += step) {
    int32_t nextX, nextY;
    if (c == cb) {
      nextX = xb;
      nextY = yb;
    } else {
      nextX = (c + left + (step > 0 ? 1 : 0)) * Subpixel;
      nextY = ya + pk_floor(((double)nextX - xa) * slope);
    }
    int32_t part = nextY - y;
    if (part != 0) {
      int32_t origin = (c + left) * Subpixel;
      int32_t inside = part * ((x - origin) + (nextX - origin));
      row[c] += part * 2 * Subpixel - inside;
      row[c + 1] += inside;
    }
    if (c == cb) break;
    x = nextX;
    y = nextY;
    /* Outside the clip nothing more than the sum matters. */
    if (step > 0 && c + 1 >= width) break;
    if (step < 0 && c - 1 < 0) {
      row[0] += (yb - y) * 2 * Subpixel;
      break;
    }
  }
}

static void accumulate(const Segment *s, int32_t *cells, int32_t left, int32_t width, int32_t top, int32_t bottom) {
  int32_t yMin = pk_min(s->y0, s->y1), yMax = pk_max(s->y0, s->y1);
  int32_t rowFirst = yMin >> SubpixelBits, rowLast = (yMax - 1) >> SubpixelBits;
  if (rowLast < top || rowFirst >= bottom) return;
  if (rowFirst == rowLast) {
    accumulate_row(cells + (size_t)(rowFirst - top) * (width + 1), left, width, s->x0, s->y0, s->x1, s->y1);
    return;
  }
  bool down = s->y1 > s->y0;
  int32_t xTop = down ? s->x0 : s->x1, xBottom = down ? s->x1 : s->x0;
  double slope = (double)(xBottom - (double)xTop) / (yMax - (double)yMin);
  int32_t row = pk_max(rowFirst, top), last = pk_min(rowLast, bottom - 1);
  int32_t y = row == rowFirst ? yMin : row * Subpixel;
  int32_t x = row == rowFirst ? xTop : xTop + pk_floor((y - (double)yMin) * slope + 0.5);
  for (; row <= last; row++) {
    int32_t nextY = row == rowLast ? yMax : (row + 1) * Subpixel;
    int32_t nextX = row == rowLast ? xBottom : xTop + pk_floor((nextY - (double)yMin) * slope + 0.5);
    int32_t *line = cells + (size_t)(row - top) * (width + 1);
    if (down)
      accumulate_row(line, left, width, x, y, nextX, nextY);
    else
      accumulate_row(line, left, width, nextX, nextY, x, y);
    x = nextX;
    y = nextY;
  }
}

PK_INLINE uint8_t winding_coverage(int32_t sum) {
  int32_t v = (sum < 0 ? -sum : sum) >> 9;
  return (uint8_t)(v > 255 ? 255 : v);
}

PK_INLINE uint8_t even_odd_coverage(int32_t sum) {
  int32_t v = ((sum < 0 ? -sum : sum) >> 9) & 511;
  if (v > 256) v = 512 - v;
  return (uint8_t)(v > 255 ? 255 : v);
}

static void sum_row(const int32_t *cells, uint8_t *cov, int32_t n, bool evenOdd, bool antialiased) {
  int32_t sum = 0;
  if (evenOdd) {
    for (int32_t i = 0; i < n; i++) {
      sum += cells[i];
      cov[i] = even_odd_coverage(sum);
    }
  } else {
    int32_t i = 0;
    for (; i + 4 <= n; i += 4) {
      if ((cells[i] | cells[i + 1] | cells[i + 2] | cells[i + 3]) == 0) {
        uint32_t four = winding_coverage(sum) * 0x01010101u;
        memcpy(cov + i, &four, 4);
        continue;
      }
      for (int32_t k = 0; k < 4; k++) {
        sum += cells[i + k];
        cov[i + k] = winding_coverage(sum);
      }
    }
    for (; i < n; i++) {
      sum += cells[i];
      cov[i] = winding_coverage(sum);
    }
  }
  if (!antialiased)
    for (int32_t i = 0; i < n; i++) cov[i] = cov[i] >= 128 ? 255 : 0;
}

void pk_outline_fill(Outline *o, const PKTarget *target, bool evenOdd, bool antialiased, const PKPaint *paint,
                         int32_t steadyTop, int32_t steadyBottom) {
  if (o->failed || o->count == 0) return;
  PKRect box = {o->minX >> SubpixelBits, o->minY >> SubpixelBits, (o->maxX + Subpixel - 1) >> SubpixelBits,
                (o->maxY + Subpixel - 1) >> SubpixelBits};
  box = pk_intersect(box, target->clip);
  if (box.x0 >= box.x1 || box.y0 >= box.y1) return;
  int32_t width = box.x1 - box.x0;
  int32_t band = pk_max(8, 32768 / (width + 1));
  uint8_t *cov = pk_scratch_block(o->scratch, 2, (size_t)width);
  if (!cov) return;
  int32_t y = box.y0;
  while (y < box.y1) {
    bool steady = y >= steadyTop && y < steadyBottom;
    int32_t end = pk_min(box.y1, y + band);
    if (steady)
      end = y + 1;
    else if (y < steadyTop && steadyTop < steadyBottom)
      end = pk_min(end, steadyTop);
    int32_t rows = end - y;
    size_t bytes = (size_t)rows * (width + 1) * sizeof(int32_t);
    int32_t *cells = pk_scratch_block(o->scratch, 1, bytes);
    if (!cells) return;
    memset(cells, 0, bytes);
    for (size_t i = 0; i < o->count; i++) accumulate(&o->segments[i], cells, box.x0, width, y, end);
    for (int32_t r = 0; r < rows; r++) {
      sum_row(cells + (size_t)r * (width + 1), cov, width, evenOdd, antialiased);
      int32_t first = 0, last = width;
      while (first < last && cov[first] == 0) first++;
      while (last > first && cov[last - 1] == 0) last--;
      if (first == last) continue;
      if (!steady) {
        pk_emit_row(target, box.x0 + first, y + r, last - first, cov + first, paint);
        continue;
      }
      int32_t solidFirst = first, solidLast = last;
      while (solidFirst < last && cov[solidFirst] != 255) solidFirst++;
      while (solidLast > solidFirst && cov[solidLast - 1] != 255) solidLast--;
      for (int32_t i = solidFirst; i < solidLast; i++)
        if (cov[i] != 255) {
          solidFirst = solidLast = last;
          break;
        }
      int32_t stop = pk_min(steadyBottom, box.y1);
      for (int32_t line = y; line < stop; line++) {
        if (solidFirst > first)
          pk_emit_row(target, box.x0 + first, line, solidFirst - first, cov + first, paint);
        if (solidLast > solidFirst)
          pk_emit_span(target, box.x0 + solidFirst, line, solidLast - solidFirst, 255, paint);
        if (last > solidLast)
          pk_emit_row(target, box.x0 + solidLast, line, last - solidLast, cov + solidLast, paint);
      }
    }
    y = steady ? pk_min(steadyBottom, box.y1) : end;
  }
}

void pk_fill_path(PKScratch *scratch, const PKTarget *target, const uint8_t *verbs, size_t verbCount,
                  const double *points, PKMatrix m, bool evenOdd, bool antialiased, const PKPaint *paint) {
  Outline outline;
  pk_outline_init(&outline, scratch);
  double startX = 0, startY = 0, x = 0, y = 0;
  double px[3], py[3];
  for (size_t i = 0; i < verbCount; i++) {
    int count = verbs[i] == 0 || verbs[i] == 1 ? 1 : verbs[i] == 2 ? 2 : verbs[i] == 3 ? 3 : 0;
    for (int k = 0; k < count; k++, points += 2) {
      px[k] = m.xx * points[0] + m.xy * points[1] + m.x0;
      py[k] = m.yx * points[0] + m.yy * points[1] + m.y0;
      if (!isfinite(px[k]) || !isfinite(py[k])) return;
    }
    switch (verbs[i]) {
    case 0:
      pk_outline_line(&outline, x, y, startX, startY);
      startX = x = px[0];
      startY = y = py[0];
      break;
    case 1:
      pk_outline_line(&outline, x, y, px[0], py[0]);
      break;
    case 2:
      outline_quad(&outline, x, y, px[0], py[0], px[1], py[1]);
      break;
    case 3:
      outline_cubic(&outline, x, y, px[0], py[0], px[1], py[1], px[2], py[2]);
      break;
    default:
      pk_outline_line(&outline, x, y, startX, startY);
      x = startX;
      y = startY;
    }
    if (count > 0) {
      x = px[count - 1];
      y = py[count - 1];
    }
    /* The pen before the first move is nowhere. */
    if (i == 0) {
      outline.count = 0;
      outline.minX = outline.minY = INT32_MAX;
      outline.maxX = outline.maxY = INT32_MIN;
    }
  }
  pk_outline_line(&outline, x, y, startX, startY);
  pk_outline_fill(&outline, target, evenOdd, antialiased, paint, 0, 0);
}
