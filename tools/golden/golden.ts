// `npm run golden`: draws each sample's page and keeps its picture in tools/golden/pictures where it looks different from the one
// there. Says which, so that somebody looks at them: `git diff` shows them before and after.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenFolder, goldenPictures } from './golden-pictures.ts';
import { differenceOf, writeGolden } from './grey-picture.ts';
import { drawPages, samplePages } from './sample-pages.ts';

const golden = goldenPictures();
const drawn = await drawPages(await samplePages());
for (const [name, picture] of drawn) {
  const former = golden.get(name);
  const difference = former ? differenceOf(former, picture) : 'new';
  if (difference === undefined) continue;
  writeFileSync(join(goldenFolder, `${name}.png`), writeGolden(picture));
  console.log(`${name}: ${difference}`);
}
for (const name of golden.keys()) {
  if (drawn.has(name)) continue;
  rmSync(join(goldenFolder, `${name}.png`));
  console.log(`${name}: gone`);
}
