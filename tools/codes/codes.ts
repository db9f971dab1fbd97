// `npm run codes`: counts how many of a hundred skewed, blurred or dark barcodes the product reads. Fails below ninety.
// `npm run codes -- --alone` reads each picture without preprocessing.
import { parseArgs } from 'node:util';
import { createCodeReader, createSamplePicture, loadNodeDecoder } from '@tideform/components/testing/codes';

const COUNT = 100;
const NEEDED = 90;
const { values: options } = parseArgs({ options: { alone: { type: 'boolean' } } });

const decode = await loadNodeDecoder();
let correctCount = 0;
let wrongCount = 0;
for (let number = 0; number < COUNT; number += 1) {
  const { name, code, ...pixels } = createSamplePicture(number);
  const found = options.alone ? await decode(pixels) : await createCodeReader(decode).readPicture(pixels);
  const isRight = found?.value === code.value && found.format === code.format;
  if (isRight) correctCount += 1;
  else if (found) wrongCount += 1;
  if (!isRight) console.log(`${found ? `WRONG  ${found.value} (${found.format})` : 'unread'}  ${name}`);
}
console.log(
  `${correctCount} of ${COUNT} generated pictures are read correctly, ${wrongCount} incorrectly (goal: at least ${NEEDED}, none incorrectly)`,
);
process.exit(options.alone || (correctCount >= NEEDED && wrongCount === 0) ? 0 : 1);
