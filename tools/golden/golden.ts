// `npm run golden`: renders each sample's page and updates its picture in tools/golden/pictures if it looks different.
// Prints the names of the updated pictures for review; `git diff` shows them before and after.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenFolder, goldenPictures } from './golden-pictures.ts';
import { describeDifference, writeGolden } from './grayscale-image.ts';
import { renderPages, samplePages } from './sample-pages.ts';

const golden = goldenPictures();
const drawn = await renderPages(await samplePages());
for (const [name, picture] of drawn) {
  const former = golden.get(name);
  const difference = former ? describeDifference(former, picture) : 'new';
  if (difference === undefined) continue;
  writeFileSync(join(goldenFolder, `${name}.png`), writeGolden(picture));
  console.log(`${name}: ${difference}`);
}
for (const name of golden.keys()) {
  if (drawn.has(name)) continue;
  rmSync(join(goldenFolder, `${name}.png`));
  console.log(`${name}: deleted`);
}
