#include "PKInternal.h"

/* Widths of three boxes, all odd, whose variance together is that of the Gaussian. */
static void box_radii(double sigma, int32_t radii[3]) {
  if (!(sigma > 0)) sigma = 0;
  double ideal = sqrt(4 * sigma * sigma + 1);
  int32_t low = (int32_t)floor(ideal);
  if (low % 2 == 0) low--;
  if (low < 1) low = 1;
  double count = (12 * sigma * sigma - 3.0 * low * low - 12.0 * low - 9.0) / (-4.0 * low - 4.0);
  int32_t narrow = pk_clamp((int32_t)floor(count + 0.5), 0, 3);
  for (int32_t i = 0; i < 3; i++) radii[i] = ((i < narrow ? low : low + 2) - 1) / 2;
}

int32_t pk_blur_reach(double sigma) {
  int32_t radii[3];
  box_radii(sigma, radii);
  return radii[0] + radii[1] + radii[2];
}

typedef uint32_t Sum4 __attribute__((vector_size(16)));
typedef uint8_t Byte4 __attribute__((vector_size(4)));

PK_INLINE Sum4 widen4(uint32_t p) {
  Byte4 b;
  memcpy(&b, &p, 4);
  return __builtin_convertvector(b, Sum4);
}

PK_INLINE uint32_t average4(Sum4 sum, uint32_t factor) {
  Byte4 b = __builtin_convertvector((sum * factor + 0x800000u) >> 24, Byte4);
  uint32_t p;
  memcpy(&p, &b, 4);
  return p;
}

/* 2^24 / width, rounded down so that a full box of 255 stays 255. */
PK_INLINE uint32_t box_factor(int32_t radius) { return (1u << 24) / (uint32_t)(2 * radius + 1); }

static void rows_image(const uint32_t *src, int32_t srcStride, uint32_t *dst, int32_t dstStride, int32_t width,
                       int32_t height, int32_t radius, bool clampEdges) {
  uint32_t factor = box_factor(radius);
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *s = src + (size_t)y * srcStride;
    uint32_t *d = dst + (size_t)y * dstStride;
    Sum4 first = widen4(s[0]), last = widen4(s[width - 1]), none = {0, 0, 0, 0};
    if (!clampEdges) first = last = none;
    Sum4 sum = first * (uint32_t)radius;
    for (int32_t i = 0; i <= radius; i++) sum += i < width ? widen4(s[i]) : last;
    for (int32_t x = 0; x < width; x++) {
      d[x] = average4(sum, factor);
      int32_t in = x + radius + 1, out = x - radius;
      sum += in < width ? widen4(s[in]) : last;
      sum -= out >= 0 ? widen4(s[out]) : first;
    }
  }
}

static void rows_mask(const uint8_t *src, int32_t srcStride, uint8_t *dst, int32_t dstStride, int32_t width,
                      int32_t height, int32_t radius) {
  uint32_t factor = box_factor(radius);
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *s = src + (size_t)y * srcStride;
    uint8_t *d = dst + (size_t)y * dstStride;
    uint32_t sum = 0;
    for (int32_t i = 0; i <= radius && i < width; i++) sum += s[i];
    for (int32_t x = 0; x < width; x++) {
      d[x] = (uint8_t)((sum * factor + 0x800000u) >> 24);
      int32_t in = x + radius + 1, out = x - radius;
      if (in < width) sum += s[in];
      if (out >= 0) sum -= s[out];
    }
  }
}

/* Down the columns, all of a row at once. `bytes` is the row's length. */
static void columns(const uint8_t *src, size_t srcStride, uint8_t *dst, size_t dstStride, size_t bytes,
                    int32_t height, int32_t radius, bool clampEdges, uint32_t *sums) {
  uint32_t factor = box_factor(radius);
  const uint8_t *top = src, *bottom = src + (size_t)(height - 1) * srcStride;
  for (size_t i = 0; i < bytes; i++) sums[i] = clampEdges ? top[i] * (uint32_t)radius : 0;
  for (int32_t k = 0; k <= radius; k++) {
    if (k >= height && !clampEdges) break;
    const uint8_t *row = k < height ? src + (size_t)k * srcStride : bottom;
    for (size_t i = 0; i < bytes; i++) sums[i] += row[i];
  }
  for (int32_t y = 0; y < height; y++) {
    uint8_t *d = dst + (size_t)y * dstStride;
    for (size_t i = 0; i < bytes; i++) d[i] = (uint8_t)((sums[i] * factor + 0x800000u) >> 24);
    int32_t in = y + radius + 1, out = y - radius;
    if (in < height || clampEdges) {
      const uint8_t *row = in < height ? src + (size_t)in * srcStride : bottom;
      for (size_t i = 0; i < bytes; i++) sums[i] += row[i];
    }
    if (out >= 0 || clampEdges) {
      const uint8_t *row = out >= 0 ? src + (size_t)out * srcStride : top;
      for (size_t i = 0; i < bytes; i++) sums[i] -= row[i];
    }
  }
}

void pk_blur_image(PKScratch *scratch, const PKImage *image, double sigmaX, double sigmaY, bool clampEdges) {
  int32_t w = image->width, h = image->height;
  if (w <= 0 || h <= 0 || !(sigmaX > 0 || sigmaY > 0)) return;
  int32_t radii[3], down[3];
  box_radii(sigmaX, radii);
  box_radii(sigmaY, down);
  size_t bytes = (size_t)w * h * 4;
  uint32_t *other = pk_scratch_block(scratch, 0, bytes);
  uint32_t *sums = pk_scratch_block(scratch, 1, (size_t)w * 4 * sizeof(uint32_t));
  if (!other || !sums) return;
  /* Four passes swap sides; the last two return to the image. */
  rows_image(image->pixels, image->stride, other, w, w, h, radii[0], clampEdges);
  rows_image(other, w, image->pixels, image->stride, w, h, radii[1], clampEdges);
  rows_image(image->pixels, image->stride, other, w, w, h, radii[2], clampEdges);
  columns((uint8_t *)other, (size_t)w * 4, (uint8_t *)image->pixels, (size_t)image->stride * 4, (size_t)w * 4, h,
          down[0], clampEdges, sums);
  columns((uint8_t *)image->pixels, (size_t)image->stride * 4, (uint8_t *)other, (size_t)w * 4, (size_t)w * 4, h,
          down[1], clampEdges, sums);
  columns((uint8_t *)other, (size_t)w * 4, (uint8_t *)image->pixels, (size_t)image->stride * 4, (size_t)w * 4, h,
          down[2], clampEdges, sums);
}

void pk_blur_mask(PKScratch *scratch, const PKMask *mask, double sigmaX, double sigmaY) {
  int32_t w = mask->width, h = mask->height;
  if (w <= 0 || h <= 0 || !(sigmaX > 0 || sigmaY > 0)) return;
  int32_t radii[3], down[3];
  box_radii(sigmaX, radii);
  box_radii(sigmaY, down);
  uint8_t *other = pk_scratch_block(scratch, 0, (size_t)w * h);
  uint32_t *sums = pk_scratch_block(scratch, 1, (size_t)w * sizeof(uint32_t));
  if (!other || !sums) return;
  rows_mask(mask->bytes, mask->stride, other, w, w, h, radii[0]);
  rows_mask(other, w, mask->bytes, mask->stride, w, h, radii[1]);
  rows_mask(mask->bytes, mask->stride, other, w, w, h, radii[2]);
  columns(other, (size_t)w, mask->bytes, (size_t)mask->stride, (size_t)w, h, down[0], false, sums);
  columns(mask->bytes, (size_t)mask->stride, other, (size_t)w, (size_t)w, h, down[1], false, sums);
  columns(other, (size_t)w, mask->bytes, (size_t)mask->stride, (size_t)w, h, down[2], false, sums);
}

void pk_downsample_image(const PKImage *source, const PKImage *destination, int32_t factor) {
  for (int32_t y = 0; y < destination->height; y++) {
    uint32_t *out = destination->pixels + (size_t)y * destination->stride;
    int32_t rows = pk_min(factor, source->height - y * factor);
    for (int32_t x = 0; x < destination->width; x++) {
      Sum4 sum = {0, 0, 0, 0};
      int32_t cols = pk_min(factor, source->width - x * factor);
      uint32_t total = (uint32_t)(rows * cols);
      for (int32_t r = 0; r < rows; r++) {
        const uint32_t *row = source->pixels + (size_t)(y * factor + r) * source->stride + (size_t)x * factor;
        for (int32_t k = 0; k < cols; k++) sum += widen4(row[k]);
      }
      Byte4 b = __builtin_convertvector((sum + total / 2) / total, Byte4);
      memcpy(out + x, &b, 4);
    }
  }
}

void pk_downsample_mask(const PKMask *source, const PKMask *destination, int32_t factor) {
  for (int32_t y = 0; y < destination->height; y++) {
    int32_t rows = pk_min(factor, source->height - y * factor);
    for (int32_t x = 0; x < destination->width; x++) {
      uint32_t sum = 0;
      int32_t cols = pk_min(factor, source->width - x * factor);
      uint32_t total = (uint32_t)(rows * cols);
      for (int32_t r = 0; r < rows; r++) {
        const uint8_t *row = source->bytes + (size_t)(y * factor + r) * source->stride + (size_t)x * factor;
        for (int32_t k = 0; k < cols; k++) sum += row[k];
      }
      destination->bytes[(size_t)y * destination->stride + x] = (uint8_t)((sum + total / 2) / total);
    }
  }
}

/* Position of a large pixel's centre in the small picture: the pixel before it and the share of the next one. */
PK_INLINE void locate(int32_t large, int32_t factor, int32_t size, int32_t *a, int32_t *b, uint32_t *t) {
  int32_t twice = 2 * large + 1 - factor; /* (large + .5) / factor - .5, in 1 / (2 factor) */
  int32_t index = twice >= 0 ? twice / (2 * factor) : -1;
  int32_t rest = twice - index * 2 * factor;
  *t = (uint32_t)(rest * 256 / (2 * factor));
  *a = pk_clamp(index, 0, size - 1);
  *b = pk_clamp(index + 1, 0, size - 1);
}

/* The two rows around a large row, mixed, in 1/256; `first` is the small column the result starts with. */
static void mix_rows(const uint8_t *a, const uint8_t *b, uint32_t tv, int32_t n, uint16_t *out) {
  for (int32_t i = 0; i < n; i++) out[i] = (uint16_t)(a[i] * (256 - tv) + b[i] * tv);
}

void pk_composite_upsampled(const PKTarget *target, const PKImage *small, int32_t factor, int32_t x, int32_t y,
                            uint8_t alpha) {
  PKRect box =
      pk_intersect(target->clip, (PKRect){x, y, x + small->width * factor, y + small->height * factor});
  if (!target->pixels || box.x0 >= box.x1) return;
  if (factor == 1) {
    pk_composite(target, small, x, y, PKBlendNormal, alpha);
    return;
  }
  uint16_t *mixed = malloc((size_t)small->width * 4 * sizeof(uint16_t));
  if (!mixed) return;
  for (int32_t row = box.y0; row < box.y1; row++) {
    int32_t upper, lower;
    uint32_t tv;
    locate(row - y, factor, small->height, &upper, &lower, &tv);
    mix_rows((const uint8_t *)(small->pixels + (size_t)upper * small->stride),
             (const uint8_t *)(small->pixels + (size_t)lower * small->stride), tv, small->width * 4, mixed);
    for (int32_t start = box.x0; start < box.x1; start += PKChunk) {
      int32_t n = pk_min(box.x1 - start, PKChunk);
      uint32_t colors[PKChunk];
      for (int32_t i = 0; i < n;) {
        int32_t left, right;
        uint32_t tu;
        locate(start + i - x, factor, small->width, &left, &right, &tu);
        Sum4 l, r;
        const uint16_t *lp = mixed + (size_t)left * 4, *rp = mixed + (size_t)right * 4;
        for (int c = 0; c < 4; c++) {
          l[c] = lp[c];
          r[c] = rp[c];
        }
        /* Up to `factor` pixels lie between the same two small ones. */
        uint32_t step = 256 / (uint32_t)factor;
        do {
          Byte4 color = __builtin_convertvector((l * (256 - tu) + r * tu + 32768u) >> 16, Byte4);
          memcpy(colors + i, &color, 4);
          i++;
          tu += step;
        } while (i < n && tu < 256);
      }
      const uint8_t *clip = target->clipCoverage ? target->clipCoverage +
                                                       (ptrdiff_t)(row - target->clipY) * target->clipStride +
                                                       (start - target->clipX)
                                                 : NULL;
      pk_over_row(target->pixels + (size_t)row * target->stride + start, colors, n, clip, alpha);
    }
  }
  free(mixed);
}

void pk_fill_mask_upsampled(const PKTarget *target, const PKMask *small, int32_t factor, int32_t x, int32_t y,
                            uint32_t color) {
  PKRect box =
      pk_intersect(target->clip, (PKRect){x, y, x + small->width * factor, y + small->height * factor});
  if (box.x0 >= box.x1) return;
  PKPaint paint = {.kind = PKPaintSolid, .color = color};
  if (factor == 1) {
    pk_fill_mask(target, small, x, y, &paint);
    return;
  }
  uint16_t *mixed = malloc((size_t)small->width * sizeof(uint16_t));
  if (!mixed) return;
  for (int32_t row = box.y0; row < box.y1; row++) {
    int32_t upper, lower;
    uint32_t tv;
    locate(row - y, factor, small->height, &upper, &lower, &tv);
    mix_rows(small->bytes + (size_t)upper * small->stride, small->bytes + (size_t)lower * small->stride, tv,
             small->width, mixed);
    for (int32_t start = box.x0; start < box.x1; start += PKChunk) {
      int32_t n = pk_min(box.x1 - start, PKChunk);
      uint8_t cov[PKChunk];
      for (int32_t i = 0; i < n;) {
        int32_t left, right;
        uint32_t tu;
        locate(start + i - x, factor, small->width, &left, &right, &tu);
        uint32_t l = mixed[left], r = mixed[right], step = 256 / (uint32_t)factor;
        do {
          cov[i++] = (uint8_t)((l * (256 - tu) + r * tu + 32768u) >> 16);
          tu += step;
        } while (i < n && tu < 256);
      }
      pk_emit_row(target, start, row, n, cov, &paint);
    }
  }
  free(mixed);
}
