import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';

/** Fragments of expressions, brackets and tags; repeated, these expose slow parsers. */
const pieces = [
  '{{',
  '}}',
  '{',
  '}',
  '[1]',
  '["a"]',
  "['",
  '[',
  ']',
  '.a',
  '.1',
  '"',
  "'",
  '<',
  '<a',
  '<a ',
  '>',
  '</',
];
const words = [
  'data',
  'a',
  '1',
  ' ',
  '~',
  '!',
  '#if ',
  '/if',
  'else',
  '{%',
  '%}',
  '&nbsp;',
  '\n',
  '=',
  '(',
  ')',
  '\\',
  'ſ',
];
const piece = fc.constantFrom(...pieces, ...words);

/** Generator of texts: a beginning, a few fragments repeated many times, and an end that fails to match. */
const text = fc
  .record({
    start: fc.constantFrom('', '{{', '{{data', '<a', '{{#if a}}', '{{data.a'),
    middle: fc.array(piece, { minLength: 1, maxLength: 4 }),
    times: fc.constantFrom(30, 300, 3_000, 20_000),
    end: fc.constantFrom('', '!', '!}}', '}}', '>', '{{/if}}'),
  })
  .map(({ start, middle, times, end }) => `${start}${middle.join('').repeat(times)}${end}`);

/**
 * Parses texts in a worker thread, so that the test can stop an endless loop.
 *
 * @returns the beginning of the text that was being parsed at the timeout; `undefined` if all texts were parsed
 */
async function findHangingText(texts: readonly string[], watchdogMs: number): Promise<string | undefined> {
  const worker = new Worker(new URL('read-texts.ts', import.meta.url), { workerData: texts });
  let current = '';
  worker.on('message', (started: string) => {
    current = started;
  });
  const ended = new Promise<undefined>((resolve, reject) => {
    worker.on('error', reject).on('exit', () => resolve(undefined));
  });
  let watchdog: NodeJS.Timeout | undefined;
  const stopped = new Promise<string>((resolve) => {
    watchdog = setTimeout(() => resolve(current), watchdogMs);
  });
  const result = await Promise.race([ended, stopped]);
  clearTimeout(watchdog);
  await worker.terminate();
  return result;
}

describe('texts of a form', () => {
  it('[ENG-138] are parsed without endless loops, whatever they contain', async () => {
    const knownHostileTexts = [
      `{{data${'[1]'.repeat(60)}!}}`,
      '<a'.repeat(200_000),
      '{{-}}'.repeat(100_000),
      '[1'.repeat(100_000),
    ];
    const texts = fc.sample(text, { numRuns: 200, seed: 7 });
    // NOTE: parsing all texts takes three seconds on an idle machine, so a timeout means an endless loop.
    expect(await findHangingText([...knownHostileTexts, ...texts], 120_000 * inject('limitFactor'))).toBeUndefined();
  }, 300_000);
});
