import { concatBytes } from './concat-bytes.ts';

/** Header of a PNG and its compressed pixels. */
export interface Png {
  readonly width: number;
  readonly height: number;
  /** 0 grayscale, 2 RGB, 3 palette, 4 grayscale with alpha, 6 RGB with alpha. */
  readonly colorType: number;
  /** Bits per sample. */
  readonly bits: number;
  /** Bytes per row, without its filter byte. */
  readonly rowBytes: number;
  /** The IHDR chunk. */
  readonly header: Uint8Array;
  readonly palette?: Uint8Array;
  /** Alpha values of the palette's colors, starting with the first color. */
  readonly paletteAlpha?: Uint8Array;
  readonly compressed: Uint8Array;
}

const SAMPLES_PER_PIXEL: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const MAX_PIXELS = 50_000_000;

/** Parses a PNG file without decompressing it. @see https://www.w3.org/TR/png-3/#5DataRep */
export function parsePng(bytes: Uint8Array): Png | undefined {
  const chunks = parseChunks(bytes);
  const header = chunks.get('IHDR')?.[0];
  const data = chunks.get('IDAT');
  if (header?.length !== 13 || !data) return undefined;
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  const [bits = 0, colorType = 0, , , interlace] = header.subarray(8);
  const samples = SAMPLES_PER_PIXEL[colorType];
  const isSupported = width > 0 && height > 0 && width * height <= MAX_PIXELS && interlace === 0;
  const isDeep = [8, 16].includes(bits) || ([1, 2, 4].includes(bits) && (colorType === 0 || colorType === 3));
  if (!samples || !isSupported || !isDeep) return undefined;
  const palette = chunks.get('PLTE')?.[0];
  if (colorType === 3 && (!palette || palette.length % 3 !== 0 || palette.length > 768 || bits > 8)) return undefined;
  const paletteAlpha = colorType === 3 ? chunks.get('tRNS')?.[0] : undefined;
  return {
    width,
    height,
    colorType,
    bits,
    rowBytes: Math.ceil((width * samples * bits) / 8),
    header,
    ...(colorType === 3 && palette && { palette }),
    ...(paletteAlpha && { paletteAlpha }),
    compressed: concatBytes(data),
  };
}

/** Returns the contents of the chunks, grouped by chunk type, up to IEND or the end of a truncated file. */
function parseChunks(bytes: Uint8Array): ReadonlyMap<string, readonly Uint8Array[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IEND' || at + 12 + length > bytes.length) break;
    chunks.set(type, [...(chunks.get(type) ?? []), bytes.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  return chunks;
}
