/**
 * Rebuilds a PNG from the parts needed for printing, after checking that all its pixels are present, so that the PDF
 * library never parses untrusted data. Transparent pixels are blended with white.
 *
 * @returns `undefined` for damaged and interlaced PNGs
 */
export async function rebuildPng(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const png = parsePng(bytes);
  if (!png) return undefined;
  const pixels = await inflateAtMost(png.compressed, png.height * (1 + png.rowBytes));
  if (!pixels) return undefined;
  const opaque = await removeAlpha(png, pixels);
  const { header, palette, compressed: packed } = opaque;
  return concatBytes([
    PNG_SIGNATURE,
    createPngChunk('IHDR', header),
    ...(palette ? [createPngChunk('PLTE', palette)] : []),
    createPngChunk('IDAT', packed),
    createPngChunk('IEND', new Uint8Array(0)),
  ]);
}

const PNG_SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Creates a PNG chunk. NOTE: the checksum stays empty, because the PDF library doesn't read it. */
function createPngChunk(type: string, data: Uint8Array): Uint8Array {
  const result = new Uint8Array(data.length + 12);
  new DataView(result.buffer).setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) result[4 + at] = type.charCodeAt(at);
  result.set(data, 8);
  return result;
}

/** Header of a PNG and its compressed pixels. */
interface Png {
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

type OpaquePixels = Pick<Png, 'header' | 'palette' | 'compressed'>;

/** Blends transparent pixels with white. `pixels` are the decompressed rows, each after its filter byte. */
async function removeAlpha(png: Png, pixels: Uint8Array): Promise<OpaquePixels> {
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

/** Decompresses exactly `length` bytes. Returns `undefined` if the stream is damaged or shorter. */
async function inflateAtMost(compressed: Uint8Array, length: number): Promise<Uint8Array | undefined> {
  const decompressed = new Uint8Array(length);
  let at = 0;
  try {
    const reader = pipeThrough(compressed, new DecompressionStream('deflate')).getReader();
    while (at < length) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      decompressed.set(value.subarray(0, length - at), at);
      at += value.length;
    }
    await reader.cancel();
    return decompressed;
  } catch {
    return undefined;
  }
}

/** Compresses in zlib format. */
async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await new Response(pipeThrough(bytes, new CompressionStream('deflate'))).arrayBuffer());
}

function pipeThrough(
  bytes: Uint8Array,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(transform);
}

function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
