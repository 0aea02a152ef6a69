#include "PKInternal.h"

struct PKScratch {
  void *blocks[4];
  size_t sizes[4];
};

PKScratch *pk_scratch_new(void) { return calloc(1, sizeof(PKScratch)); }

void pk_scratch_free(PKScratch *scratch) {
  if (!scratch) return;
  for (int i = 0; i < 4; i++) free(scratch->blocks[i]);
  free(scratch);
}

void *pk_scratch_block(PKScratch *scratch, int slot, size_t bytes) {
  if (scratch->sizes[slot] < bytes) {
    free(scratch->blocks[slot]);
    size_t size = bytes + bytes / 2 + 4096;
    scratch->blocks[slot] = malloc(size);
    scratch->sizes[slot] = scratch->blocks[slot] ? size : 0;
  }
  return scratch->blocks[slot];
}

void pk_over_row(uint32_t *dst, const uint32_t *src, int32_t n, const uint8_t *cov, uint32_t alpha) {
  int32_t i = 0;
  PKBytes alphas = pk_splat4(alpha * 0x01010101u);
  for (; i + 4 <= n; i += 4) {
    PKBytes s = pk_load4(src + i);
    if (cov) {
      uint32_t four;
      memcpy(&four, cov + i, 4);
      if (four == 0) continue;
      if (four != 0xFFFFFFFFu) s = pk_multiply4(s, pk_spread4(cov + i));
    }
    if (alpha != 255) s = pk_multiply4(s, alphas);
    pk_store4(dst + i, pk_over4(s, pk_load4(dst + i)));
  }
  for (; i < n; i++) {
    uint32_t s = src[i];
    if (cov && cov[i] != 255) s = pk_scale_pixel(s, cov[i]);
    if (alpha != 255) s = pk_scale_pixel(s, alpha);
    dst[i] = pk_over(s, dst[i]);
  }
}

static void pk_solid_row(uint32_t *dst, int32_t n, const uint8_t *cov, uint32_t color) {
  bool opaque = (color >> 24) == 255;
  PKBytes source = pk_splat4(color);
  int32_t i = 0;
  for (; i + 4 <= n; i += 4) {
    uint32_t four;
    memcpy(&four, cov + i, 4);
    if (four == 0) continue;
    if (four == 0xFFFFFFFFu && opaque) {
      pk_store4(dst + i, source);
      continue;
    }
    PKBytes s = pk_multiply4(source, pk_spread4(cov + i));
    pk_store4(dst + i, pk_over4(s, pk_load4(dst + i)));
  }
  for (; i < n; i++) {
    uint32_t c = cov[i];
    if (c) dst[i] = pk_over(pk_scale_pixel(color, c), dst[i]);
  }
}

static void pk_solid_span(uint32_t *dst, int32_t n, uint32_t color) {
  if ((color >> 24) == 255) {
    pk_fill_row(dst, n, color);
    return;
  }
  if (color == 0) return;
  PKBytes s = pk_splat4(color);
  PKWords inverse = pk_widen(~pk_alphas(s));
  int32_t i = 0;
  for (; i + 4 <= n; i += 4) pk_store4(dst + i, s + pk_narrow255(pk_widen(pk_load4(dst + i)) * inverse));
  for (; i < n; i++) dst[i] = pk_over(color, dst[i]);
}

static void pk_coverage_row(uint8_t *dst, int32_t n, const uint8_t *cov, bool erases) {
  if (erases) {
    for (int32_t i = 0; i < n; i++) dst[i] = (uint8_t)pk_div255(dst[i] * (255u - cov[i]));
    return;
  }
  for (int32_t i = 0; i < n; i++) dst[i] = (uint8_t)(cov[i] + pk_div255(dst[i] * (255u - cov[i])));
}

static void pk_emit_unclipped(const PKTarget *target, int32_t x, int32_t y, int32_t n, const uint8_t *cov,
                              const PKPaint *paint) {
  if (!target->pixels) {
    pk_coverage_row(target->coverage + (size_t)y * target->coverageStride + x, n, cov, target->erases);
    return;
  }
  uint32_t *dst = target->pixels + (size_t)y * target->stride + x;
  if (paint->kind == PKPaintSolid) {
    pk_solid_row(dst, n, cov, paint->color);
    return;
  }
  uint32_t colors[PKChunk];
  for (int32_t done = 0; done < n; done += PKChunk) {
    int32_t count = pk_min(n - done, PKChunk);
    pk_paint_row(paint, x + done, y, count, colors);
    pk_over_row(dst + done, colors, count, cov + done, 255);
  }
}

void pk_emit_row(const PKTarget *target, int32_t x, int32_t y, int32_t n, const uint8_t *cov, const PKPaint *paint) {
  if (!target->clipCoverage) {
    pk_emit_unclipped(target, x, y, n, cov, paint);
    return;
  }
  const uint8_t *clip = target->clipCoverage + (ptrdiff_t)(y - target->clipY) * target->clipStride + (x - target->clipX);
  uint8_t product[PKChunk];
  for (int32_t done = 0; done < n; done += PKChunk) {
    int32_t count = pk_min(n - done, PKChunk);
    for (int32_t i = 0; i < count; i++) product[i] = (uint8_t)pk_div255((uint32_t)cov[done + i] * clip[done + i]);
    pk_emit_unclipped(target, x + done, y, count, product, paint);
  }
}

void pk_emit_span(const PKTarget *target, int32_t x, int32_t y, int32_t n, uint32_t cov, const PKPaint *paint) {
  if (n <= 0 || cov == 0) return;
  if (target->clipCoverage || !target->pixels || (paint->kind != PKPaintSolid && cov != 255)) {
    uint8_t row[PKChunk];
    memset(row, (int)cov, (size_t)pk_min(n, PKChunk));
    for (int32_t done = 0; done < n; done += PKChunk)
      pk_emit_row(target, x + done, y, pk_min(n - done, PKChunk), row, paint);
    return;
  }
  uint32_t *dst = target->pixels + (size_t)y * target->stride + x;
  if (paint->kind == PKPaintSolid) {
    pk_solid_span(dst, n, cov == 255 ? paint->color : pk_scale_pixel(paint->color, cov));
    return;
  }
  uint32_t colors[PKChunk];
  for (int32_t done = 0; done < n; done += PKChunk) {
    int32_t count = pk_min(n - done, PKChunk);
    pk_paint_row(paint, x + done, y, count, colors);
    pk_over_row(dst + done, colors, count, NULL, 255);
  }
}
