import { concatBytes } from './concat-bytes.ts';
import { inflateAtMost } from './inflate.ts';
import { parsePng } from './parse-png.ts';
import { removeAlpha } from './remove-alpha.ts';

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
