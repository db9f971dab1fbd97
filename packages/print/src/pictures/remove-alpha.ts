import { deflate } from './inflate.ts';
import type { Png } from './parse-png.ts';

type OpaquePixels = Pick<Png, 'header' | 'palette' | 'compressed'>;

/** Blends transparent pixels with white. `pixels` are the decompressed rows, each after its filter byte. */
export async function removeAlpha(png: Png, pixels: Uint8Array): Promise<OpaquePixels> {
  if (png.palette && png.paletteAlpha) {
    const { palette, paletteAlpha } = png;
    return {
      ...png,
      palette: palette.map((color, at) => blendWithWhite(color, paletteAlpha[Math.floor(at / 3)] ?? 255)),
    };
  }
  if (png.colorType !== 4 && png.colorType !== 6) return png;
  const header = new Uint8Array(png.header);
  header.set([8, png.colorType - 4], 8);
  return { header, compressed: await deflate(blendRows(png, removeFilters(png, pixels))) };
}

function blendWithWhite(color: number, alpha: number): number {
  return Math.round(255 - ((255 - color) * alpha) / 255);
}

/**
 * Creates rows with eight bits per sample and no filter. Of samples with sixteen bits, the upper eight bits are used.
 */
function blendRows({ width, height, rowBytes, colorType, bits }: Png, rows: Uint8Array): Uint8Array {
  const colors = colorType === 4 ? 1 : 3;
  const sampleBytes = bits / 8;
  const output = new Uint8Array(height * (1 + width * colors));
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) {
      const from = y * rowBytes + x * (colors + 1) * sampleBytes;
      const alpha = rows[from + colors * sampleBytes] ?? 255;
      for (let color = 0; color < colors; color += 1)
        output[to++] = blendWithWhite(rows[from + color * sampleBytes] ?? 255, alpha);
    }
  }
  return output;
}

/** Reverses the row filters of a PNG. @see https://www.w3.org/TR/png-3/#9Filters */
function removeFilters({ height, rowBytes, colorType, bits }: Png, pixels: Uint8Array): Uint8Array {
  const step = ((colorType === 4 ? 2 : 4) * bits) / 8;
  const rows = new Uint8Array(height * rowBytes);
  for (let y = 0; y < height; y += 1) {
    const filter = pixels[y * (rowBytes + 1)];
    for (let x = 0; x < rowBytes; x += 1) {
      const at = y * rowBytes + x;
      const left = x >= step ? (rows[at - step] ?? 0) : 0;
      const above = y > 0 ? (rows[at - rowBytes] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[at - rowBytes - step] ?? 0) : 0;
      rows[at] = (pixels[y * (rowBytes + 1) + 1 + x] ?? 0) + predictSample(filter, left, above, corner);
    }
  }
  return rows;
}

function predictSample(filter: number | undefined, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + above - corner;
  const [leftDistance, aboveDistance, cornerDistance] = [
    Math.abs(estimate - left),
    Math.abs(estimate - above),
    Math.abs(estimate - corner),
  ];
  if (leftDistance <= aboveDistance && leftDistance <= cornerDistance) return left;
  return aboveDistance <= cornerDistance ? above : corner;
}
