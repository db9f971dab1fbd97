/** A text as it is put in order. */
export interface Entry {
  readonly words: string;
  /** Stands, letter by letter, where the words stand among others that have one; `undefined`: they are compared as they are. */
  readonly key: string | undefined;
}

/** Puts texts in order as a dictionary has them, digits by how much they are, capital letters with the small ones. */
export interface Dictionary {
  collate(one: string, other: string): number;
  /** To sort a hundred thousand texts by `collate` alone takes seconds: what is compared often is made an entry first. */
  entry(words: string): Entry;
  compare(one: Entry, other: Entry): number;
}

/** @param locale BCP 47; absent: this machine's */
export function openDictionary(locale?: string): Dictionary {
  const { compare: collate } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  let ranks: ReturnType<typeof readRanks> | undefined;
  return {
    collate,
    entry(words) {
      ranks ??= readRanks(collate);
      return { words, key: ranks === 'unlike' ? undefined : keyOf(words, ranks) };
    },
    compare(one, other) {
      if (one.key === undefined || other.key === undefined) return collate(one.words, other.words);
      if (one.key === other.key) return 0;
      return one.key < other.key ? -1 : 1;
    },
  };
}

/** Digits in front of a number, so that longer ones come later. */
const MOST_DIGITS = 15;
const plain = /^[\x20-\x7e]*$/;
const [space, tilde, zero, nine] = [0x20, 0x7e, 0x30, 0x39];

/** Each letter's place in the alphabet, by its code. */
type Ranks = readonly string[];

function keyOf(words: string, ranks: Ranks): string | undefined {
  if (!plain.test(words)) return undefined;
  let key = '';
  for (let at = 0; at < words.length; at += 1) {
    if (!isDigit(words.charCodeAt(at))) {
      key += ranks[words.charCodeAt(at)];
      continue;
    }
    let end = at + 1;
    while (end < words.length && isDigit(words.charCodeAt(end))) end += 1;
    if (end - at > MOST_DIGITS) return undefined;
    while (at < end - 1 && words.charCodeAt(at) === zero) at += 1;
    key += `${ranks[zero]}${String.fromCharCode(zero + end - at)}${words.slice(at, end)}`;
    at = end - 1;
  }
  return key;
}

const isDigit = (code: number): boolean => code >= zero && code <= nine;

/** Where each plain letter stands for this reader; `unlike`: two of them are one letter to them, as `ch` may be. */
function readRanks(collate: Dictionary['collate']): Ranks | 'unlike' {
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
  return areAlike ? of : 'unlike';
}
