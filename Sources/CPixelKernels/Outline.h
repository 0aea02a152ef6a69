#ifndef MARTLET_PK_OUTLINE_H
#define MARTLET_PK_OUTLINE_H

#include "PKInternal.h"

enum { SubpixelBits = 8, Subpixel = 1 << SubpixelBits, FullCover = Subpixel * 2 * Subpixel };

/* A piece of an outline in 1/256 pixels. */
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

void pk_outline_init(Outline *o, PKScratch *scratch);
void pk_outline_line(Outline *o, double ax, double ay, double bx, double by);
/* How many straight pieces a curve needs whose second difference is `deviation`; `factor` is 1/4 for quadratic and 3/4
   for cubic curves. */
int pk_pieces(double deviation, double factor);
/* Rows [steadyTop, steadyBottom) are known to be all alike. */
void pk_outline_fill(Outline *o, const PKTarget *target, bool evenOdd, bool antialiased, const PKPaint *paint,
                     int32_t steadyTop, int32_t steadyBottom);

#endif
