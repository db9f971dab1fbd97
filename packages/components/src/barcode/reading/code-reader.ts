import type { DecodeBarcode, DecodedCode, RgbaImage } from './code-format.ts';
import { type GrayImage, rotate, sharpen, smooth, stretchContrast, toGrayImage, toRgbaImage } from './gray-image.ts';

/** Decoder for barcodes in poor images. */
export interface CodeReader {
  /**
   * Decodes one camera frame quickly: unfiltered, then with the filter that last worked, then with one more filter,
   * another for each frame.
   */
  readFrame(pixels: RgbaImage): Promise<DecodedCode | undefined>;
  /** Decodes a still image, trying all filters. */
  readPicture(pixels: RgbaImage): Promise<DecodedCode | undefined>;
}

/**
 * Image filters that make dark, rotated or blurred barcodes readable. Rotation is needed because decoders search for
 * bars only along image rows and columns.
 */
const imageFilters: readonly ((grey: GrayImage) => GrayImage)[] = [
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

export function createCodeReader(decode: DecodeBarcode): CodeReader {
  let turn = 0;
  let lastGood: number | undefined;
  const decodeFiltered = (pixels: RgbaImage, filterIndex: number) =>
    decode(toRgbaImage(imageFilters[filterIndex]!(toGrayImage(pixels))));
  return {
    async readFrame(pixels) {
      const plain = await decode(pixels);
      if (plain) return plain;
      const again = lastGood === undefined ? undefined : await decodeFiltered(pixels, lastGood);
      if (again) return again;
      turn = (turn + 1) % imageFilters.length;
      const found = await decodeFiltered(pixels, turn);
      if (found) lastGood = turn;
      return found;
    },
    async readPicture(pixels) {
      let found = await decode(pixels);
      for (let filterIndex = 0; !found && filterIndex < imageFilters.length; filterIndex += 1)
        found = await decodeFiltered(pixels, filterIndex);
      return found;
    },
  };
}
