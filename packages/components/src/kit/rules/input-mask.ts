/** Position of an input mask: a literal character, or a pattern for a typed character. */
type MaskPosition = { readonly sign: string } | { readonly takes: RegExp };

const maskPatterns: Readonly<Record<string, RegExp>> = { '9': /\d/, a: /\p{L}/u, A: /\p{L}/u, '*': /[\p{L}\d]/u };

const maskCache = new Map<string, readonly MaskPosition[]>();

/** Parses form.io's input masks: 9 is a digit, a and A a letter, * either; a backslash escapes the next character. */
export function parseMask(mask: string): readonly MaskPosition[] {
  let positions = maskCache.get(mask);
  if (!positions) {
    positions = Array.from(mask.matchAll(/\\(.)|(.)/gsu), ([, escaped, plain]): MaskPosition => {
      const takes = plain === undefined ? undefined : maskPatterns[plain];
      return takes ? { takes } : { sign: escaped ?? plain ?? '' };
    });
    maskCache.set(mask, positions);
  }
  return positions;
}

/** Returns a realistic example for a mask: `(201) 555-0123`. */
export function createMaskExample(mask: string): string {
  const digits = '2015550123';
  let at = 0;
  return parseMask(mask)
    .map((position) => {
      if ('sign' in position) return position.sign;
      at += 1;
      return position.takes.test('1') ? digits[(at - 1) % digits.length] : 'A';
    })
    .join('');
}

/** Returns whether a text matches the whole mask. */
export function matchesMask(text: string, mask: string): boolean {
  const positions = parseMask(mask);
  const signs = Array.from(text);
  return (
    signs.length === positions.length &&
    positions.every((position, index) =>
      'sign' in position ? position.sign === signs[index] : position.takes.test(signs[index]!),
    )
  );
}

/**
 * Formats typed text with an input mask. Text that doesn't match is returned as typed, so that nothing is lost; the
 * rule `mask` reports it.
 */
export function applyMask(typed: string, mask: string): string {
  const rest = Array.from(typed).filter((char) => /[\p{L}\d]/u.test(char));
  let formatted = '';
  let waiting = '';
  for (const position of parseMask(mask)) {
    if ('sign' in position) {
      waiting += position.sign;
      if (/[\p{L}\d]/u.test(position.sign) && rest[0] === position.sign) rest.shift();
      continue;
    }
    const next = rest.shift();
    if (next === undefined) return formatted;
    if (!position.takes.test(next)) return typed;
    formatted += waiting + next;
    waiting = '';
  }
  return rest.length > 0 ? typed : formatted + waiting;
}
