#include "PKInternal.h"

/* Outlines become line segments in 1/256 pixels; each adds its signed area to an accumulation buffer of one number a
   pixel, whose running sum along a row is the winding number times the covered area. All sums are of integers that do
   not depend on the clip, so drawing a part gives the same pixels as drawing everything. */

enum { SubpixelBits = 8, Subpixel = 1 << SubpixelBits, FullCover = Subpixel * 2 * Subpixel };

typedef struct {
  int32_t x0, y0, x1, y1;
} Segment;

typedef struct {
  PKScratch *scratch;
  Segment *segments;
  size_t count, capacity;
  int32_t minX, minY, maxX, maxY;
  bool failed;
} Outline;

static const double limit = 4194304.0; /* pixels; beyond, 1/256 would leave 32 bits */

static void outline_init(Outline *o, PKScratch *scratch) {
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

static void outline_line(Outline *o, double ax, double ay, double bx, double by) {
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
static int pieces(double deviation, double factor) {
  double n = ceil(sqrt(deviation * factor / 0.04));
  return n < 1 ? 1 : n > 256 ? 256 : (int)n;
}

static void outline_quad(Outline *o, double x0, double y0, double x1, double y1, double x2, double y2) {
  double dx = x0 - 2 * x1 + x2, dy = y0 - 2 * y1 + y2;
  int n = pieces(sqrt(dx * dx + dy * dy), 0.25);
  double px = x0, py = y0;
  for (int i = 1; i <= n; i++) {
    double t = (double)i / n, u = 1 - t;
    double x = u * u * x0 + 2 * u * t * x1 + t * t * x2;
    double y = u * u * y0 + 2 * u * t * y1 + t * t * y2;
    outline_line(o, px, py, x, y);
    px = x;
    py = y;
  }
}

static void outline_cubic(Outline *o, double x0, double y0, double x1, double y1, double x2, double y2, double x3,
                          double y3) {
  double ax = x0 - 2 * x1 + x2, ay = y0 - 2 * y1 + y2, bx = x1 - 2 * x2 + x3, by = y1 - 2 * y2 + y3;
  double a = ax * ax + ay * ay, b = bx * bx + by * by;
  int n = pieces(sqrt(a > b ? a : b), 0.75);
  double px = x0, py = y0;
  for (int i = 1; i <= n; i++) {
    double t = (double)i / n, u = 1 - t;
    double w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t;
    double x = w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3;
    double y = w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3;
    outline_line(o, px, py, x, y);
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

/* Rows [steadyTop, steadyBottom) are known to be all alike. */
static void outline_fill(Outline *o, const PKTarget *target, bool evenOdd, bool antialiased, const PKPaint *paint,
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
  outline_init(&outline, scratch);
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
      outline_line(&outline, x, y, startX, startY);
      startX = x = px[0];
      startY = y = py[0];
      break;
    case 1:
      outline_line(&outline, x, y, px[0], py[0]);
      break;
    case 2:
      outline_quad(&outline, x, y, px[0], py[0], px[1], py[1]);
      break;
    case 3:
      outline_cubic(&outline, x, y, px[0], py[0], px[1], py[1], px[2], py[2]);
      break;
    default:
      outline_line(&outline, x, y, startX, startY);
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
  outline_line(&outline, x, y, startX, startY);
  outline_fill(&outline, target, evenOdd, antialiased, paint, 0, 0);
}

/* A corner as a polyline from the side edge to the top edge, as distances from the sharp corner. */
enum { CornerPoints = 64 };
typedef struct {
  double x[CornerPoints], y[CornerPoints];
  int count;
} Corner;

static void corner_cubic(Corner *c, double x0, double y0, double x1, double y1, double x2, double y2, double x3,
                         double y3) {
  double ax = x0 - 2 * x1 + x2, ay = y0 - 2 * y1 + y2, bx = x1 - 2 * x2 + x3, by = y1 - 2 * y2 + y3;
  double a = ax * ax + ay * ay, b = bx * bx + by * by;
  int n = pk_min(pieces(sqrt(a > b ? a : b), 0.75), 20);
  for (int i = 1; i <= n && c->count < CornerPoints; i++) {
    double t = (double)i / n, u = 1 - t;
    double w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t;
    c->x[c->count] = w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3;
    c->y[c->count] = w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3;
    c->count++;
  }
}

/* How far a continuous corner runs along an edge, and its two handles there, in radii: less where the edge is short. */
typedef struct {
  double extent, first, second;
} Easing;

static Easing easing(double side, double radius) {
  double t = radius > 0 ? (side - 2 * radius) / (2 * radius * 0.528665) : 1;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return (Easing){1 + 0.528665 * t, 0.96 + 0.128490 * t, 0.82 + 0.048407 * t};
}

static void corner_make(Corner *c, const PKRoundedRect *r) {
  double width = r->x1 - r->x0, height = r->y1 - r->y0;
  double rx = r->radiusX, ry = r->radiusY;
  c->count = 0;
  if (rx > width / 2) rx = width / 2;
  if (ry > height / 2) ry = height / 2;
  if (r->continuous) {
    double radius = rx < ry ? rx : ry;
    rx = ry = radius;
  }
  if (rx <= 0 || ry <= 0) {
    c->x[0] = c->y[0] = 0;
    c->count = 1;
    return;
  }
  if (!r->continuous) {
    double k = 1 - 0.5522847498307936;
    c->x[0] = 0;
    c->y[0] = ry;
    c->count = 1;
    corner_cubic(c, 0, ry, 0, ry * k, rx * k, 0, rx, 0);
    return;
  }
  Easing h = easing(width, rx), v = easing(height, ry);
  c->x[0] = 0;
  c->y[0] = v.extent * ry;
  c->count = 1;
  corner_cubic(c, 0, v.extent * ry, 0, v.first * ry, 0, v.second * ry, 0.074911 * rx, 0.631494 * ry);
  corner_cubic(c, 0.074911 * rx, 0.631494 * ry, 0.169060 * rx, 0.372824 * ry, 0.372824 * rx, 0.169060 * ry,
               0.631494 * rx, 0.074911 * ry);
  corner_cubic(c, 0.631494 * rx, 0.074911 * ry, h.second * rx, 0, h.first * rx, 0, h.extent * rx, 0);
}

static void outline_rounded(Outline *o, const PKRoundedRect *r, const Corner *c, PKMatrix m, bool reversed) {
  int n = c->count;
  double firstX = 0, firstY = 0, px = 0, py = 0;
  for (int side = 0; side < 4; side++) {
    for (int i = 0; i < n; i++) {
      int k = side & 1 ? n - 1 - i : i;
      double u = side == 0 || side == 3 ? r->x0 + c->x[k] : r->x1 - c->x[k];
      double v = side < 2 ? r->y0 + c->y[k] : r->y1 - c->y[k];
      double x = m.xx * u + m.xy * v + m.x0, y = m.yx * u + m.yy * v + m.y0;
      if (side == 0 && i == 0) {
        firstX = x;
        firstY = y;
      } else if (reversed) {
        outline_line(o, x, y, px, py);
      } else {
        outline_line(o, px, py, x, y);
      }
      px = x;
      py = y;
    }
  }
  if (reversed)
    outline_line(o, firstX, firstY, px, py);
  else
    outline_line(o, px, py, firstX, firstY);
}

/* Maps the rectangle as far as it stays one; what remains is left in `m`. */
static PKRoundedRect rounded_map(const PKRoundedRect *r, PKMatrix *m, bool upright) {
  PKRoundedRect out = *r;
  double sx, sy, dx = 0, dy = 0;
  if (upright) {
    sx = m->xx;
    sy = m->yy;
    dx = m->x0;
    dy = m->y0;
  } else {
    sx = sy = sqrt(fabs(m->xx * m->yy - m->xy * m->yx));
  }
  double xa = r->x0 * sx + dx, xb = r->x1 * sx + dx, ya = r->y0 * sy + dy, yb = r->y1 * sy + dy;
  out.x0 = fmin(xa, xb);
  out.x1 = fmax(xa, xb);
  out.y0 = fmin(ya, yb);
  out.y1 = fmax(ya, yb);
  out.radiusX = r->radiusX * fabs(sx);
  out.radiusY = r->radiusY * fabs(sy);
  return out;
}

void pk_fill_rounded_rect(PKScratch *scratch, const PKTarget *target, const PKRoundedRect *outer,
                          const PKRoundedRect *cutout, PKMatrix m, bool antialiased, const PKPaint *paint) {
  if (!(outer->x1 > outer->x0) || !(outer->y1 > outer->y0)) return;
  bool upright = m.xy == 0 && m.yx == 0 && (!outer->continuous || fabs(m.xx) == fabs(m.yy));
  double scale = sqrt(fabs(m.xx * m.yy - m.xy * m.yx));
  if (!(scale > 0) || !isfinite(scale)) return;
  PKRoundedRect r = rounded_map(outer, &m, upright);
  PKMatrix rest = {1, 0, 0, 0, 1, 0};
  if (!upright) rest = (PKMatrix){m.xx / scale, m.xy / scale, m.x0, m.yx / scale, m.yy / scale, m.y0};
  if (upright && (r.x1 <= target->clip.x0 || r.x0 >= target->clip.x1 || r.y1 <= target->clip.y0 ||
                  r.y0 >= target->clip.y1))
    return;
  Outline outline;
  outline_init(&outline, scratch);
  Corner corner;
  corner_make(&corner, &r);
  outline_rounded(&outline, &r, &corner, rest, false);
  double steadyTop = r.y0 + corner.y[0], steadyBottom = r.y1 - corner.y[0];
  if (cutout && cutout->x1 > cutout->x0 && cutout->y1 > cutout->y0) {
    PKRoundedRect c = rounded_map(cutout, &m, upright);
    corner_make(&corner, &c);
    outline_rounded(&outline, &c, &corner, rest, true);
    steadyTop = fmax(steadyTop, c.y0 + corner.y[0]);
    steadyBottom = fmin(steadyBottom, c.y1 - corner.y[0]);
  }
  double top = fmax(ceil(steadyTop + 0.01), target->clip.y0), bottom = fmin(floor(steadyBottom - 0.01), target->clip.y1);
  bool hasSteady = upright && bottom - top >= 2;
  outline_fill(&outline, target, false, antialiased, paint, hasSteady ? (int32_t)top : 0,
               hasSteady ? (int32_t)bottom : 0);
}

PK_INLINE uint32_t edge_coverage(double overlap) {
  return overlap >= 1 ? 255 : overlap <= 0 ? 0 : (uint32_t)(overlap * 255 + 0.5);
}

void pk_fill_rect(const PKTarget *target, double x0, double y0, double x1, double y1, const PKPaint *paint) {
  if (!(x1 > x0) || !(y1 > y0)) return;
  PKRect c = target->clip;
  double lowX = floor(x0), lowY = floor(y0), highX = ceil(x1), highY = ceil(y1);
  if (lowX >= c.x1 || highX <= c.x0 || lowY >= c.y1 || highY <= c.y0) return;
  double left = lowX < c.x0 ? c.x0 - 1.0 : lowX, right = highX > c.x1 ? c.x1 + 1.0 : highX;
  int32_t first = (int32_t)left, end = (int32_t)right;
  uint32_t leftCover, rightCover;
  if (end - first == 1) {
    leftCover = edge_coverage(x1 - x0);
    rightCover = 0;
  } else {
    leftCover = lowX < c.x0 ? 255 : edge_coverage(lowX + 1 - x0);
    rightCover = highX > c.x1 ? 255 : edge_coverage(x1 - (highX - 1));
  }
  int32_t top = lowY < c.y0 ? c.y0 : (int32_t)lowY, bottom = highY > c.y1 ? c.y1 : (int32_t)highY;
  for (int32_t y = top; y < bottom; y++) {
    double upper = y0 > y ? y0 : y, lower = y1 < y + 1.0 ? y1 : y + 1.0;
    uint32_t rowCover = edge_coverage(lower - upper);
    int32_t solidFirst = first, solidEnd = end;
    if (leftCover != 255) {
      if (first >= c.x0) pk_emit_span(target, first, y, 1, pk_div255(leftCover * rowCover), paint);
      solidFirst++;
    }
    if (end - first > 1 && rightCover != 255) {
      if (end <= c.x1) pk_emit_span(target, end - 1, y, 1, pk_div255(rightCover * rowCover), paint);
      solidEnd--;
    }
    solidFirst = pk_max(solidFirst, c.x0);
    solidEnd = pk_min(solidEnd, c.x1);
    if (solidEnd > solidFirst) pk_emit_span(target, solidFirst, y, solidEnd - solidFirst, rowCover, paint);
  }
}
