#include "Outline.h"

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
  int n = pk_min(pk_pieces(sqrt(a > b ? a : b), 0.75), 20);
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
  double half = (width < height ? width : height) / 2;
  if (r->continuous) {
    if (rx > half) rx = half;
    if (ry > half) ry = half;
  } else {
    if (rx > width / 2) rx = width / 2;
    if (ry > height / 2) ry = height / 2;
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
        pk_outline_line(o, x, y, px, py);
      } else {
        pk_outline_line(o, px, py, x, y);
      }
      px = x;
      py = y;
    }
  }
  if (reversed)
    pk_outline_line(o, firstX, firstY, px, py);
  else
    pk_outline_line(o, px, py, firstX, firstY);
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
  pk_outline_init(&outline, scratch);
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
  pk_outline_fill(&outline, target, false, antialiased, paint, hasSteady ? (int32_t)top : 0,
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
