import { inflateAtMost } from './inflate.ts';
import { joined } from './joined.ts';
import { readPng } from './read-png.ts';
import { withoutAlpha } from './without-alpha.ts';

/**
 * A PNG again from the parts that paper needs, its pixels checked to be there: what the PDF library decodes or loops
 * over in a stranger's file never reaches it. What is see-through is mixed with the white of the paper.
 *
 * @returns `undefined` for what is no whole PNG, and for an interlaced one
 */
export async function rebuiltPng(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const png = readPng(bytes);
  if (!png) return undefined;
  const pixels = await inflateAtMost(png.packed, png.height * (1 + png.rowBytes));
  if (!pixels) return undefined;
  const opaque = await withoutAlpha(png, pixels);
  const { header, palette, packed } = opaque;
  return joined([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** NOTE: without its checksum, which the PDF library does not read. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(data.length + 12);
  new DataView(whole.buffer).setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) whole[4 + at] = type.charCodeAt(at);
  whole.set(data, 8);
  return whole;
}
