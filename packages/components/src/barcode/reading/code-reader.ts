import type { Decode, Pixels, ReadCode } from './code-format.ts';
import { type Grey, greyOf, levelled, pixelsOf, sharpened, smoothed, turned } from './grey.ts';

/** Reads codes that are held badly. */
export interface CodeReader {
  /** One look at what moves before a camera: quick. What is tried besides the picture as it is changes from look to look. */
  look(pixels: Pixels): Promise<ReadCode | undefined>;
  /** A picture that stays: everything is tried. */
  readPicture(pixels: Pixels): Promise<ReadCode | undefined>;
}

/** What makes a code readable that is dark, turned or out of focus. Bars are searched along rows and columns only. */
const ways: readonly ((grey: Grey) => Grey)[] = [
  levelled,
  (grey) => turned(grey, 12),
  (grey) => turned(grey, -12),
  (grey) => sharpened(levelled(grey)),
  (grey) => turned(grey, 22),
  (grey) => turned(grey, -22),
  (grey) => levelled(smoothed(grey)),
  (grey) => turned(levelled(grey), 32),
  (grey) => turned(levelled(grey), -32),
];

export function createCodeReader(decode: Decode): CodeReader {
  let turn = 0;
  let lastGood: number | undefined;
  const tryWay = (pixels: Pixels, way: number) => decode(pixelsOf(ways[way]!(greyOf(pixels))));
  return {
    async look(pixels) {
      const plain = await decode(pixels);
      if (plain) return plain;
      const again = lastGood === undefined ? undefined : await tryWay(pixels, lastGood);
      if (again) return again;
      turn = (turn + 1) % ways.length;
      const found = await tryWay(pixels, turn);
      if (found) lastGood = turn;
      return found;
    },
    async readPicture(pixels) {
      let found = await decode(pixels);
      for (let way = 0; !found && way < ways.length; way += 1) found = await tryWay(pixels, way);
      return found;
    },
  };
}
