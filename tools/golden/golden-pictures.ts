import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GreyPicture, readGolden } from './grey-picture.ts';

export const goldenFolder = join(import.meta.dirname, 'pictures');

/** The pictures that pages are to look like, by their names. */
export const goldenPictures = (): ReadonlyMap<string, GreyPicture> =>
  new Map(
    readdirSync(goldenFolder).map((file) => [
      file.replace(/\.png$/, ''),
      readGolden(readFileSync(join(goldenFolder, file))),
    ]),
  );
