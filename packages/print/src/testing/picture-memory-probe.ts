import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Image loader for tests that measures how many of its bytes are still in memory. */
export interface PictureMemoryProbe {
  image(source: string, mostPx: number): Promise<Uint8Array>;
  /** Returns the maximum number of bytes in memory, measured at intervals. */
  getMaxBytes(): number;
  /** Maps a picture's `source` to the requested width in pixels. */
  readonly requestedWidths: ReadonlyMap<string, number>;
}

/** Number of calls between two measurements, because each measurement needs a garbage collection. */
const MEASURE_INTERVAL = 10;

/** Creates a memory probe. @param draw creates a new picture for a width in pixels */
export function createPictureMemoryProbe(draw: (mostPx: number) => Uint8Array): PictureMemoryProbe {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const requestedWidths = new Map<string, number>();
  let pictures: { readonly bytes: number; readonly picture: WeakRef<Uint8Array> }[] = [];
  let maxBytes = 0;
  return {
    requestedWidths,
    getMaxBytes: () => maxBytes,
    async image(source, mostPx) {
      requestedWidths.set(source, mostPx);
      const picture = draw(mostPx);
      pictures.push({ bytes: picture.length, picture: new WeakRef(picture) });
      if (requestedWidths.size % MEASURE_INTERVAL > 0) return picture;
      // A dereferenced WeakRef keeps its target alive until the current job ends.
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
      pictures = pictures.filter((one) => one.picture.deref() !== undefined);
      maxBytes = Math.max(
        maxBytes,
        pictures.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      return picture;
    },
  };
}
