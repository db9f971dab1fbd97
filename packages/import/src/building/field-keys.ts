import { toLatin } from '@tideform/components/kit/read/to-latin.ts';

const mostCharacters = 60;
const refused: ReadonlySet<string> = new Set(['constructor', 'prototype', '__proto__', 'submit']);

/** Keys of one place of answers: of the form, of one grid. No two are the same. */
export interface FieldKeys {
  /** @returns the name itself where it can be a key and is not taken, else one made of it */
  take(name: string, words: string | undefined, type: string): string;
}

export function createKeys(): FieldKeys {
  const taken = new Set<string>();
  return {
    take(name, words, type) {
      const wanted = isKey(name) ? name : keyOf(name) || keyOf(words ?? '') || type;
      const key = free(wanted, taken);
      taken.add(key);
      return key;
    },
  };
}

const isKey = (name: string): boolean => /^[A-Za-z_][\w-]{0,99}$/.test(name) && /\w$/.test(name) && !refused.has(name);

/** `Full name?` → `fullName`; other scripts are written in Latin letters. */
function keyOf(words: string): string {
  const plain = toLatin(words.slice(0, 300));
  const [first = '', ...others] = plain.match(/[A-Za-z0-9]+/g) ?? [];
  const begun = /^\d/.test(first) ? `q${first}` : first.charAt(0).toLowerCase() + first.slice(1);
  const key = (begun + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')).slice(
    0,
    mostCharacters,
  );
  return refused.has(key) ? '' : key;
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}${number}`)) number += 1;
  return `${wanted}${number}`;
}
