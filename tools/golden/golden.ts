// `npm run golden`: renders each sample's page and updates its picture in tools/golden/pictures if it looks different.
// Prints the names of the updated pictures for review; `git diff` shows them before and after.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenFolder, readGoldenPictures } from './golden-pictures.ts';
import { describeDifference, writeGolden } from './grayscale-image.ts';
import { createSamplePages, renderPages } from './sample-pages.ts';

const golden = readGoldenPictures();
const renderedPages = await renderPages(await createSamplePages());
for (const [name, picture] of renderedPages) {
  const former = golden.get(name);
  const difference = former ? describeDifference(former, picture) : 'new';
  if (difference === undefined) continue;
  writeFileSync(join(goldenFolder, `${name}.png`), writeGolden(picture));
  console.log(`${name}: ${difference}`);
}
for (const name of golden.keys()) {
  if (renderedPages.has(name)) continue;
  rmSync(join(goldenFolder, `${name}.png`));
  console.log(`${name}: deleted`);
}
