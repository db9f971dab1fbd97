import { collate } from './compare-words.ts';

/** Digits in front of a number, so that longer ones come later. */
const MOST_DIGITS = 15;
const plain = /^[\x20-\x7e]*$/;
const digits = /\d+/g;

/**
 * A text that stands, letter by letter, where `collate` has the words; `undefined`: these words have to be compared by it. To sort a
 * hundred thousand names by a dictionary takes seconds.
 */
export function wordKey(words: string): string | undefined {
  ranks ??= readRanks();
  if (ranks === 'unlike' || !plain.test(words)) return undefined;
  const { of } = ranks;
  let key = '';
  let from = 0;
  for (const { 0: run, index } of words.matchAll(digits)) {
    if (run.length > MOST_DIGITS) return undefined;
    for (; from < index; from += 1) key += of[words.charCodeAt(from)];
    const amount = withoutZeros(run);
    key += `${of[zero]}${String.fromCharCode(zero + amount.length)}${amount}`;
    from = index + run.length;
  }
  for (; from < words.length; from += 1) key += of[words.charCodeAt(from)];
  return key;
}

function withoutZeros(run: string): string {
  let from = 0;
  while (from < run.length - 1 && run[from] === '0') from += 1;
  return run.slice(from);
}

const [space, tilde, zero] = [0x20, 0x7e, 0x30];

let ranks: { readonly of: readonly string[] } | 'unlike' | undefined;

/** Where each plain letter stands for this reader; `unlike`: two of them are one letter to them, as `ch` may be. */
function readRanks(): NonNullable<typeof ranks> {
  const letters = Array.from({ length: tilde - space + 1 }, (_, at) => String.fromCharCode(space + at));
  const sorted = letters.toSorted(collate);
  const of: string[] = [];
  let rank = 0;
  for (const [at, letter] of sorted.entries()) {
    if (at > 0 && collate(sorted[at - 1] ?? '', letter) !== 0) rank += 1;
    of[letter.charCodeAt(0)] = String.fromCharCode(rank + 1);
  }
  const small = letters.filter((letter) => /[a-z]/.test(letter));
  const pairs = small.flatMap((one) => small.map((other) => `${one}${other}`));
  // To some, blanks and dashes are no letters at all.
  const areAlike =
    collate(' ', '') !== 0 && pairs.every((pair, at) => at === 0 || collate(pairs[at - 1] ?? '', pair) < 0);
  return areAlike ? { of } : 'unlike';
}
