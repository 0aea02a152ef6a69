#ifndef MARTLET_PIXEL_KERNELS_H
#define MARTLET_PIXEL_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Pixels are 32-bit words of premultiplied blue, green, red, alpha bytes in memory order. Coverage is one byte a pixel.
   Coordinates are pixels of the destination; a pixel's centre is at .5. */

typedef struct {
  int32_t x0, y0, x1, y1;
} PKRect;

/* Where shapes are drawn: colour pixels, or a coverage mask when `pixels` is null. */
typedef struct {
  uint32_t *pixels;
  int32_t stride; /* in pixels */
  uint8_t *coverage;
  int32_t coverageStride;
  bool erases; /* coverage is taken away instead of added; masks only */
  PKRect clip; /* inside the buffer */
  /* Optional: multiplies what is drawn. Its first byte belongs to the pixel (clipX, clipY); it covers the clip. */
  const uint8_t *clipCoverage;
  int32_t clipStride, clipX, clipY;
} PKTarget;

typedef struct {
  uint32_t *pixels;
  int32_t width, height, stride; /* stride in pixels */
} PKImage;

typedef struct {
  uint8_t *bytes;
  int32_t width, height, stride;
} PKMask;

typedef enum { PKPaintSolid, PKPaintLinear, PKPaintRadial, PKPaintConic, PKPaintTile } PKPaintKind;
typedef enum { PKFilterNearest, PKFilterBilinear } PKFilter;

/* x' = xx x + xy y + x0, y' = yx x + yy y + y0: from the destination to the paint's own space. */
typedef struct {
  double xx, xy, x0, yx, yy, y0;
} PKMatrix;

enum { PKRampSize = 1024 };

typedef struct {
  PKPaintKind kind;
  uint32_t color;       /* solid: premultiplied */
  const uint32_t *ramp; /* gradients: PKRampSize premultiplied colours */
  PKMatrix matrix;      /* linear: x' is the position; radial: the distance from 0; conic: the angle */
  float start, scale;   /* radial: position = (distance - start) * scale */
  float offset;         /* conic: position = (turns - start) * scale + offset */
  float gap;            /* conic: the position from where the first colour shows again */
  PKImage image;        /* tile: x', y' are its pixels; repeats */
  PKFilter filter;
  uint8_t alpha; /* not for solid colours */
} PKPaint;

/* The numbers that are mixed: of sRGB, of linear sRGB, or of Oklab. */
typedef enum { PKMixEncoded, PKMixLinear, PKMixPerceptual } PKMixingSpace;

/* Mixes stops (red, green, blue, alpha, location; ascending) into PKRampSize premultiplied colours. */
void pk_make_ramp(const float *stops, size_t count, PKMixingSpace space, uint32_t *ramp);

/* Memory that is reused between calls. One thread at a time. */
typedef struct PKScratch PKScratch;
PKScratch *pk_scratch_new(void);
void pk_scratch_free(PKScratch *scratch);

/* ---- Shapes ---- */

/* Edges between pixels get partial coverage. */
void pk_fill_rect(const PKTarget *target, double x0, double y0, double x1, double y1, const PKPaint *paint);

/* A rectangle with rounded corners: quarter ellipses, or `continuous` ones that ease into the edges. `matrix`
   maps it to the destination. A second one may be cut out. */
typedef struct {
  double x0, y0, x1, y1;
  double radiusX, radiusY;
  bool continuous;
} PKRoundedRect;
void pk_fill_rounded_rect(PKScratch *scratch, const PKTarget *target, const PKRoundedRect *outer,
                          const PKRoundedRect *cutout, PKMatrix matrix, bool antialiased, const PKPaint *paint);

/* verbs: 0 move (1 point), 1 line (1), 2 quad (2), 3 cubic (3), 4 close (0); points: x, y pairs, mapped by `matrix`. */
void pk_fill_path(PKScratch *scratch, const PKTarget *target, const uint8_t *verbs, size_t verbCount,
                  const double *points, PKMatrix matrix, bool evenOdd, bool antialiased, const PKPaint *paint);

/* Triangles with a colour at each corner, mixed between them. Six numbers a vertex: x, y in pixels, then premultiplied
   red, green, blue and alpha. Replaces what is there; later triangles win. */
void pk_fill_triangles(const PKImage *image, const float *vertices, const uint32_t *indices, size_t triangles);
/* Copies the pixels beside the border onto it. */
void pk_repeat_edges(const PKImage *image);

/* ---- Masks and glyphs ---- */

void pk_fill_mask(const PKTarget *target, const PKMask *mask, int32_t x, int32_t y, const PKPaint *paint);

typedef struct {
  uint32_t offset; /* into the atlas bytes */
  int16_t left, top; /* from the pen's pixel to the bitmap's first pixel, y down */
  uint16_t width, height;
} PKGlyph;

typedef struct {
  uint32_t glyph; /* index into the glyph table */
  int32_t x, y;   /* pen's pixel */
} PKGlyphPosition;

/* A glyph as a text layout holds it: its number and the baseline position in points. */
typedef struct {
  uint32_t number;
  double x, y;
} PKPlacedGlyph;

/* Finds each glyph's pixel and quarter-pixel variant. `table[number * 4 + quarter]` is an index into the glyph table or
   negative; positions with such a glyph get `PKMissingGlyph`. Returns how many are missing. */
enum { PKMissingGlyph = 0x7FFFFFFF };
size_t pk_place_glyphs(const PKPlacedGlyph *source, size_t count, PKMatrix matrix, const int32_t *table, size_t tableSize,
                       PKGlyphPosition *positions);

void pk_draw_glyphs(const PKTarget *target, const uint8_t *atlas, const PKGlyph *glyphs,
                    const PKGlyphPosition *positions, size_t count, const PKPaint *paint);

/* ---- Images ---- */

/* Draws `image` through `matrix` (destination to image pixels) inside the rectangle (in image pixels) x0..x1, y0..y1;
   edges fade over one pixel when `antialiased`. Samples never leave the rectangle. */
void pk_draw_image(const PKTarget *target, const PKImage *image, PKMatrix matrix, double x0, double y0, double x1,
                   double y1, PKFilter filter, bool antialiased, uint8_t alpha, const PKPaint *templatePaint);
/* The same through a perspective: `m` is row-major, [x y 1] · m = [x'w y'w w]. */
void pk_draw_projected(const PKTarget *target, const PKImage *image, const double m[9], uint8_t alpha);
/* Averages source areas; `destination` may be smaller or larger than the source rectangle. */
void pk_resample(const PKImage *source, PKRect sourceRect, const PKImage *destination);

/* ---- Layers ---- */

void pk_clear(const PKImage *image, PKRect rect, uint32_t color);
void pk_copy(const PKImage *source, int32_t sourceX, int32_t sourceY, const PKImage *destination, PKRect rect);
/* Fills the destination, whose first pixel is the source's (x, y); outside `inside` the nearest pixel of it counts. */
void pk_copy_clamped(const PKImage *source, PKRect inside, int32_t x, int32_t y, const PKImage *destination);
/* Moves the pixels of `rect` by (dx, dy), inside the rectangle only. */
void pk_scroll(const PKImage *image, PKRect rect, int32_t dx, int32_t dy);

typedef enum {
  PKBlendNormal, PKBlendMultiply, PKBlendScreen, PKBlendOverlay, PKBlendDarken, PKBlendLighten, PKBlendColorDodge,
  PKBlendColorBurn, PKBlendSoftLight, PKBlendHardLight, PKBlendDifference, PKBlendExclusion, PKBlendHue,
  PKBlendSaturation, PKBlendColor, PKBlendLuminosity, PKBlendSourceAtop, PKBlendDestinationOver,
  PKBlendDestinationOut, PKBlendPlusDarker, PKBlendPlusLighter
} PKBlendMode;

/* Draws a layer whose first pixel belongs at (x, y). */
void pk_composite(const PKTarget *target, const PKImage *layer, int32_t x, int32_t y, PKBlendMode mode, uint8_t alpha);
typedef enum {
  PKCoverageClear, PKCoverageCopy, PKCoverageSourceIn, PKCoverageSourceOut, PKCoverageDestinationIn,
  PKCoverageDestinationAtop, PKCoverageXor
} PKCoverageMode;

/* Replaces what is there by a mixture of it and the layer, as far as the alpha of `cover` says. Both layers' first pixel
   belongs at (x, y), and they are as large as each other. */
void pk_replace(const PKTarget *target, const PKImage *layer, const PKImage *cover, int32_t x, int32_t y,
                PKCoverageMode mode, uint8_t alpha);
/* Turns what is there into the layer, whose first pixel belongs at (x, y), as far as the mask and alpha say. */
void pk_mix(const PKTarget *target, const PKImage *layer, int32_t x, int32_t y, const PKMask *mask, int32_t maskX,
            int32_t maskY, uint8_t alpha);
/* Lays one colour over every pixel and blends another one over that, rounding once: rounding twice would leave bands in
   a gradient. Alpha, red, green, blue in 0…1, premultiplied. */
void pk_tint(const PKImage *layer, const float tint[4], const float overlay[4], PKBlendMode mode);
void pk_multiply_mask(const PKImage *layer, PKRect rect, const PKMask *mask, int32_t maskX, int32_t maskY);
/* Multiplies by another layer's alpha; (x, y) is the other's place in this one. Outside it, everything is cleared. */
void pk_multiply_alpha(const PKImage *layer, const PKImage *mask, int32_t x, int32_t y);
void pk_extract_alpha(const PKImage *layer, const PKMask *mask);
void pk_color_matrix(const PKImage *layer, const float matrix[20]);
/* The colour where alpha (0…1) lies in the range, with an edge a few shades wide; clear elsewhere. */
void pk_alpha_threshold(const PKImage *layer, float least, float most, uint32_t color);
void pk_luminance_to_alpha(const PKImage *layer);
void pk_set_opaque(const PKImage *layer);

/* ---- Blur ---- */

/* Gaussian blurs in place by three box passes; what lies outside counts as clear, or as the edge pixel when
   `clampEdges`. Sigmas in pixels, along the rows and down the columns. */
void pk_blur_image(PKScratch *scratch, const PKImage *image, double sigmaX, double sigmaY, bool clampEdges);
void pk_blur_mask(PKScratch *scratch, const PKMask *mask, double sigmaX, double sigmaY);
/* How far three boxes for this sigma reach, in pixels. */
int32_t pk_blur_reach(double sigma);
/* Averages blocks of factor × factor pixels, or what there is of them at the end; the destination is
   ceil(size / factor). */
void pk_downsample_image(const PKImage *source, const PKImage *destination, int32_t factor);
void pk_downsample_mask(const PKMask *source, const PKMask *destination, int32_t factor);
/* Draws the small picture enlarged `factor` times with bilinear filtering, its first pixel's corner at (x, y). */
void pk_composite_upsampled(const PKTarget *target, const PKImage *small, int32_t factor, int32_t x, int32_t y,
                            uint8_t alpha);
void pk_fill_mask_upsampled(const PKTarget *target, const PKMask *small, int32_t factor, int32_t x, int32_t y,
                            uint32_t color);

/* ---- Pixel formats ---- */

/* Rows of red, green, blue (, alpha) bytes, not premultiplied, to pixels. Returns whether all are opaque. */
bool pk_from_rgb(const uint8_t *source, size_t bytesPerRow, int32_t channels, const PKImage *destination);
/* Pixels to rows of red, green, blue, alpha bytes, not premultiplied. */
void pk_to_rgba(const PKImage *source, uint8_t *destination, size_t bytesPerRow);
/* Opaque pixels to rows of red, green, blue bytes. */
void pk_to_rgb(const PKImage *source, uint8_t *destination, size_t bytesPerRow);
bool pk_is_opaque(const PKImage *image);
/* Turns by EXIF orientation 1…8; the destination's size is that of the turned picture. */
void pk_orient(const PKImage *source, const PKImage *destination, int32_t orientation);
/* Premultiplies a colour given in 0…1 and clamps it. */
uint32_t pk_premultiply(float red, float green, float blue, float alpha);

#endif
