import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A port of images that counts the bytes of what it gave and what is still held. */
export interface HeldPictures {
  image(source: string, mostPx: number): Promise<Uint8Array>;
  /** In bytes, whenever it was counted. */
  most(): number;
  /** What was asked for, by source. */
  readonly asked: ReadonlyMap<string, number>;
}

/** Of calls after which is counted: garbage has to be collected for it. */
const EVERY = 10;

/** @param draw a fresh picture for so many pixels of width */
export function heldPictures(draw: (mostPx: number) => Uint8Array): HeldPictures {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const asked = new Map<string, number>();
  let given: { readonly bytes: number; readonly picture: WeakRef<Uint8Array> }[] = [];
  let most = 0;
  return {
    asked,
    most: () => most,
    async image(source, mostPx) {
      asked.set(source, mostPx);
      const picture = draw(mostPx);
      given.push({ bytes: picture.length, picture: new WeakRef(picture) });
      if (asked.size % EVERY > 0) return picture;
      // What was looked at is held until whoever looked is done.
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
      given = given.filter((one) => one.picture.deref() !== undefined);
      most = Math.max(
        most,
        given.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      return picture;
    },
  };
}
