import { toLatin } from '@tideform/components/kit/read/to-latin.ts';

const MAX_KEY_LENGTH = 60;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['constructor', 'prototype', '__proto__', 'submit']);

/** Keys within one scope of answers: the form or one grid. Keys are unique within their scope. */
export interface FieldKeys {
  /**
   * Reserves a key.
   * @returns `name` if it is a valid, unused key, otherwise a key derived from `name`, from `words` or from `type`
   */
  claim(name: string, label: string | undefined, type: string): string;
}

export function createFieldKeys(): FieldKeys {
  const usedKeys = new Set<string>();
  return {
    claim(name, label, type) {
      const wanted = isValidKey(name) ? name : createKey(name) || createKey(label ?? '') || type;
      const key = findFreeKey(wanted, usedKeys);
      usedKeys.add(key);
      return key;
    },
  };
}

const isValidKey = (name: string): boolean =>
  /^[A-Za-z_][\w-]{0,99}$/.test(name) && /\w$/.test(name) && !FORBIDDEN_KEYS.has(name);

/** Creates a key from a label: `Full name?` → `fullName`. Other scripts are transliterated. */
function createKey(label: string): string {
  const latinText = toLatin(label.slice(0, 300));
  const [first = '', ...others] = latinText.match(/[A-Za-z0-9]+/g) ?? [];
  const startsWithLetter = /^\d/.test(first) ? `q${first}` : first.charAt(0).toLowerCase() + first.slice(1);
  const key = (startsWithLetter + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')).slice(
    0,
    MAX_KEY_LENGTH,
  );
  return FORBIDDEN_KEYS.has(key) ? '' : key;
}

function findFreeKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}${number}`)) number += 1;
  return `${wanted}${number}`;
}
