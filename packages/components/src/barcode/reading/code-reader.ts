import type { Decode, DecodedCode, Pixels } from './code-format.ts';
import { type GrayImage, rotate, sharpen, smooth, stretchContrast, toGray, toPixels } from './gray-image.ts';

/** Decoder for barcodes in poor images. */
export interface CodeReader {
  /**
   * Decodes one camera frame quickly: unfiltered, then with the filter that last worked, then with one more filter,
   * another for each frame.
   */
  readFrame(pixels: Pixels): Promise<DecodedCode | undefined>;
  /** Decodes a still image, trying all filters. */
  readPicture(pixels: Pixels): Promise<DecodedCode | undefined>;
}

/**
 * Image filters that make dark, rotated or blurred barcodes readable. Rotation is needed because decoders search for
 * bars only along image rows and columns.
 */
const filters: readonly ((grey: GrayImage) => GrayImage)[] = [
  stretchContrast,
  (grey) => rotate(grey, 12),
  (grey) => rotate(grey, -12),
  (grey) => sharpen(stretchContrast(grey)),
  (grey) => rotate(grey, 22),
  (grey) => rotate(grey, -22),
  (grey) => stretchContrast(smooth(grey)),
  (grey) => rotate(stretchContrast(grey), 32),
  (grey) => rotate(stretchContrast(grey), -32),
];

export function createCodeReader(decode: Decode): CodeReader {
  let turn = 0;
  let lastGood: number | undefined;
  const tryWay = (pixels: Pixels, way: number) => decode(toPixels(filters[way]!(toGray(pixels))));
  return {
    async readFrame(pixels) {
      const plain = await decode(pixels);
      if (plain) return plain;
      const again = lastGood === undefined ? undefined : await tryWay(pixels, lastGood);
      if (again) return again;
      turn = (turn + 1) % filters.length;
      const found = await tryWay(pixels, turn);
      if (found) lastGood = turn;
      return found;
    },
    async readPicture(pixels) {
      let found = await decode(pixels);
      for (let way = 0; !found && way < filters.length; way += 1) found = await tryWay(pixels, way);
      return found;
    },
  };
}
