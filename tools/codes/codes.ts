// `npm run codes`: how many of a hundred codes that are skewed, blurred or dark the product reads. Fails below ninety.
// `npm run codes -- --alone` reads each picture as it is, without mending it.
import { parseArgs } from 'node:util';
import { createCodeReader, madePicture, nodeDecoder } from '@tideform/components/testing/codes';

const COUNT = 100;
const NEEDED = 90;
const { values: asked } = parseArgs({ options: { alone: { type: 'boolean' } } });

const decode = await nodeDecoder();
let right = 0;
let wrong = 0;
for (let number = 0; number < COUNT; number += 1) {
  const { name, code, ...pixels } = madePicture(number);
  const found = asked.alone ? await decode(pixels) : await createCodeReader(decode).readPicture(pixels);
  const isRight = found?.value === code.value && found.format === code.format;
  if (isRight) right += 1;
  else if (found) wrong += 1;
  if (!isRight) console.log(`${found ? `WRONG  ${found.value} (${found.format})` : 'unread'}  ${name}`);
}
console.log(
  `${right} of ${COUNT} made pictures are read rightly, ${wrong} wrongly; ${NEEDED} are needed, none wrongly`,
);
process.exit(asked.alone || (right >= NEEDED && wrong === 0) ? 0 : 1);
