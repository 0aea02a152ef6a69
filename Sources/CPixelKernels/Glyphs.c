#include "PKInternal.h"

void pk_fill_mask(const PKTarget *target, const PKMask *mask, int32_t x, int32_t y, const PKPaint *paint) {
  PKRect box = pk_intersect((PKRect){x, y, x + mask->width, y + mask->height}, target->clip);
  if (box.x0 >= box.x1) return;
  for (int32_t row = box.y0; row < box.y1; row++)
    pk_emit_row(target, box.x0, row, box.x1 - box.x0, mask->bytes + (size_t)(row - y) * mask->stride + (box.x0 - x),
                paint);
}

/* Glyphs are narrow, so a row is mixed pixel by pixel and clear pixels are passed over. */
static void glyph_row(uint32_t *dst, const uint8_t *cov, int32_t n, uint32_t color) {
  for (int32_t i = 0; i < n; i++) {
    uint32_t c = cov[i];
    if (c == 0) continue;
    dst[i] = pk_over(c == 255 ? color : pk_scale_pixel(color, c), dst[i]);
  }
}

void pk_draw_glyphs(const PKTarget *target, const uint8_t *atlas, const PKGlyph *glyphs,
                    const PKGlyphPosition *positions, size_t count, const PKPaint *paint) {
  bool quick = target->pixels && !target->clipCoverage && paint->kind == PKPaintSolid;
  PKRect c = target->clip;
  for (size_t i = 0; i < count; i++) {
    if (positions[i].glyph == PKMissingGlyph) continue;
    const PKGlyph *g = &glyphs[positions[i].glyph];
    int32_t x = positions[i].x + g->left, y = positions[i].y + g->top;
    PKRect box = pk_intersect((PKRect){x, y, x + g->width, y + g->height}, c);
    if (box.x0 >= box.x1 || box.y0 >= box.y1) continue;
    const uint8_t *cov = atlas + g->offset + (size_t)(box.y0 - y) * g->width + (box.x0 - x);
    int32_t n = box.x1 - box.x0;
    for (int32_t row = box.y0; row < box.y1; row++, cov += g->width) {
      if (quick)
        glyph_row(target->pixels + (size_t)row * target->stride + box.x0, cov, n, paint->color);
      else
        pk_emit_row(target, box.x0, row, n, cov, paint);
    }
  }
}

size_t pk_place_glyphs(const PKPlacedGlyph *source, size_t count, PKMatrix m, const int32_t *table,
                       size_t tableSize, PKGlyphPosition *positions) {
  size_t missing = 0;
  /* Nearly halves go up too, or a moved surface would round otherwise. */
  const double half = 0.5 + 1e-6;
  for (size_t i = 0; i < count; i++) {
    double x = m.xx * source[i].x + m.xy * source[i].y + m.x0, y = m.yx * source[i].x + m.yy * source[i].y + m.y0;
    if (!(fabs(x) < 1e8) || !(fabs(y) < 1e8)) x = y = -1e8;
    int32_t quarters = (int32_t)floor(x * 4 + half);
    positions[i].x = quarters >> 2;
    positions[i].y = (int32_t)floor(y + half);
    size_t entry = (size_t)source[i].number * 4 + (size_t)(quarters & 3);
    int32_t glyph = entry < tableSize ? table[entry] : -1;
    positions[i].glyph = glyph < 0 ? PKMissingGlyph : (uint32_t)glyph;
    missing += glyph < 0;
  }
  return missing;
}
