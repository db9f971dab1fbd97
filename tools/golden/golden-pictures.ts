import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GrayscaleImage, readGolden } from './grayscale-image.ts';

export const goldenFolder = join(import.meta.dirname, 'pictures');

/** Loads the golden pictures. Maps the name of a sample page to its picture. */
export const readGoldenPictures = (): ReadonlyMap<string, GrayscaleImage> =>
  new Map(
    readdirSync(goldenFolder).map((file) => [
      file.replace(/\.png$/, ''),
      readGolden(readFileSync(join(goldenFolder, file))),
    ]),
  );
