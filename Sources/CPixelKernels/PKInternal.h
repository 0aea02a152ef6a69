#ifndef MARTLET_PK_INTERNAL_H
#define MARTLET_PK_INTERNAL_H

#include "CPixelKernels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Wide vectors never cross a call: everything that takes one is inlined. */
#pragma GCC diagnostic ignored "-Wpsabi"

#define PK_INLINE static inline __attribute__((always_inline))

/* Four pixels as bytes, and their products as words. Vector types keep unoptimised builds usable. */
typedef uint8_t PKBytes __attribute__((vector_size(16)));
typedef uint16_t PKWords __attribute__((vector_size(32)));

PK_INLINE int32_t pk_min(int32_t a, int32_t b) { return a < b ? a : b; }
PK_INLINE int32_t pk_max(int32_t a, int32_t b) { return a > b ? a : b; }
PK_INLINE int32_t pk_clamp(int32_t v, int32_t low, int32_t high) { return v < low ? low : v > high ? high : v; }

PK_INLINE PKRect pk_intersect(PKRect a, PKRect b) {
  PKRect r = {pk_max(a.x0, b.x0), pk_max(a.y0, b.y0), pk_min(a.x1, b.x1), pk_min(a.y1, b.y1)};
  return r;
}

/* Faster than the library's, which plain x86-64 has no instruction for. */
PK_INLINE int32_t pk_floor(double v) {
  int32_t t = (int32_t)v;
  return t - (v < t);
}

/* Rounded v / 255 for v up to 255 * 255. */
PK_INLINE uint32_t pk_div255(uint32_t v) {
  v += 128;
  return (v + (v >> 8)) >> 8;
}

PK_INLINE uint32_t pk_scale_pixel(uint32_t p, uint32_t a) {
  uint32_t rb = (p & 0x00FF00FFu) * a + 0x00800080u;
  uint32_t ag = ((p >> 8) & 0x00FF00FFu) * a + 0x00800080u;
  rb = ((rb + ((rb >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
  ag = (ag + ((ag >> 8) & 0x00FF00FFu)) & 0xFF00FF00u;
  return rb | ag;
}

PK_INLINE uint32_t pk_over(uint32_t s, uint32_t d) { return s + pk_scale_pixel(d, 255 - (s >> 24)); }

PK_INLINE PKBytes pk_load4(const uint32_t *p) {
  PKBytes v;
  memcpy(&v, p, 16);
  return v;
}

PK_INLINE void pk_store4(uint32_t *p, PKBytes v) { memcpy(p, &v, 16); }

PK_INLINE PKBytes pk_splat4(uint32_t p) {
  uint32_t four[4] = {p, p, p, p};
  return pk_load4(four);
}

PK_INLINE PKWords pk_widen(PKBytes v) { return __builtin_convertvector(v, PKWords); }

PK_INLINE PKBytes pk_narrow255(PKWords v) {
  v += 128;
  v = (v + (v >> 8)) >> 8;
  return __builtin_convertvector(v, PKBytes);
}

/* Each pixel's alpha in all four of its bytes. */
PK_INLINE PKBytes pk_alphas(PKBytes v) {
  return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}

/* Four coverage bytes, each repeated for its pixel. */
PK_INLINE PKBytes pk_spread4(const uint8_t *cov) {
  uint32_t four = 0;
  memcpy(&four, cov, 4);
  PKBytes v = pk_splat4(four);
  return __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
}

PK_INLINE PKBytes pk_over4(PKBytes s, PKBytes d) {
  PKBytes inverse = ~pk_alphas(s);
  return s + pk_narrow255(pk_widen(d) * pk_widen(inverse));
}

PK_INLINE PKBytes pk_multiply4(PKBytes a, PKBytes b) { return pk_narrow255(pk_widen(a) * pk_widen(b)); }

PK_INLINE void pk_fill_row(uint32_t *d, int32_t n, uint32_t color) {
  int32_t i = 0;
  PKBytes v = pk_splat4(color);
  for (; i + 4 <= n; i += 4) pk_store4(d + i, v);
  for (; i < n; i++) d[i] = color;
}

/* Draws `n` pixels of the paint with the coverage bytes; inside the clip. */
void pk_emit_row(const PKTarget *target, int32_t x, int32_t y, int32_t n, const uint8_t *cov, const PKPaint *paint);
/* The same with one coverage for all. */
void pk_emit_span(const PKTarget *target, int32_t x, int32_t y, int32_t n, uint32_t cov, const PKPaint *paint);
/* The paint's colours for `n` pixels of a row. */
void pk_paint_row(const PKPaint *paint, int32_t x, int32_t y, int32_t n, uint32_t *out);
/* dst = src over dst with an optional coverage row and a constant alpha. */
void pk_over_row(uint32_t *dst, const uint32_t *src, int32_t n, const uint8_t *cov, uint32_t alpha);

/* Grows and returns a block that stays with the scratch; `slot` 0…3. Null when memory is out. */
void *pk_scratch_block(PKScratch *scratch, int slot, size_t bytes);

enum { PKChunk = 512 };

/* Added to positions before they are cut to whole numbers: what lies on the edge in exact numbers must fall to the same
   side on a surface that starts elsewhere. */
#define PK_SLACK 1e-6

#endif
