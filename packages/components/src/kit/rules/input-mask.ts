/** Position of an input mask: a literal character, or a pattern for a typed character. */
type MaskPosition = { readonly sign: string } | { readonly takes: RegExp };

const kinds: Readonly<Record<string, RegExp>> = { '9': /\d/, a: /\p{L}/u, A: /\p{L}/u, '*': /[\p{L}\d]/u };

const masks = new Map<string, readonly MaskPosition[]>();

/** Parses form.io's input masks: 9 is a digit, a and A a letter, * either; a backslash escapes the next character. */
export function parseMask(mask: string): readonly MaskPosition[] {
  let places = masks.get(mask);
  if (!places) {
    places = Array.from(mask.matchAll(/\\(.)|(.)/gsu), ([, escaped, plain]): MaskPosition => {
      const takes = plain === undefined ? undefined : kinds[plain];
      return takes ? { takes } : { sign: escaped ?? plain ?? '' };
    });
    masks.set(mask, places);
  }
  return places;
}

/** Returns a realistic example for a mask: `(201) 555-0123`. */
export function createMaskExample(mask: string): string {
  const digits = '2015550123';
  let at = 0;
  return parseMask(mask)
    .map((place) => {
      if ('sign' in place) return place.sign;
      at += 1;
      return place.takes.test('1') ? digits[(at - 1) % digits.length] : 'A';
    })
    .join('');
}

/** Returns whether a text matches the whole mask. */
export function matchesMask(text: string, mask: string): boolean {
  const places = parseMask(mask);
  const signs = Array.from(text);
  return (
    signs.length === places.length &&
    places.every((place, index) => ('sign' in place ? place.sign === signs[index] : place.takes.test(signs[index]!)))
  );
}

/**
 * Formats typed text with an input mask. Text that doesn't match is returned as typed, so that nothing is lost; the
 * rule `mask` reports it.
 */
export function applyMask(typed: string, mask: string): string {
  const rest = Array.from(typed).filter((char) => /[\p{L}\d]/u.test(char));
  let shown = '';
  let waiting = '';
  for (const place of parseMask(mask)) {
    if ('sign' in place) {
      waiting += place.sign;
      if (/[\p{L}\d]/u.test(place.sign) && rest[0] === place.sign) rest.shift();
      continue;
    }
    const next = rest.shift();
    if (next === undefined) return shown;
    if (!place.takes.test(next)) return typed;
    shown += waiting + next;
    waiting = '';
  }
  return rest.length > 0 ? typed : shown + waiting;
}
