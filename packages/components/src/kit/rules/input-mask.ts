/** One place of a mask: a sign that stands there, or what one may type. */
type MaskPlace = { readonly sign: string } | { readonly takes: RegExp };

const kinds: Readonly<Record<string, RegExp>> = { '9': /\d/, a: /\p{L}/u, A: /\p{L}/u, '*': /[\p{L}\d]/u };

const masks = new Map<string, readonly MaskPlace[]>();

/** form.io's masks: 9 is a digit, a and A a letter, * either; a backslash makes the next sign stand for itself. */
export function placesOf(mask: string): readonly MaskPlace[] {
  let places = masks.get(mask);
  if (!places) {
    places = Array.from(mask.matchAll(/\\(.)|(.)/gsu), ([, escaped, plain]): MaskPlace => {
      const takes = plain === undefined ? undefined : kinds[plain];
      return takes ? { takes } : { sign: escaped ?? plain ?? '' };
    });
    masks.set(mask, places);
  }
  return places;
}

/** A text that fills the mask, as people would write one: `(201) 555-0123`. */
export function exampleOf(mask: string): string {
  const digits = '2015550123';
  let at = 0;
  return placesOf(mask)
    .map((place) => {
      if ('sign' in place) return place.sign;
      at += 1;
      return place.takes.test('1') ? digits[(at - 1) % digits.length] : 'A';
    })
    .join('');
}

/** Says whether a text fills the mask from its first to its last place. */
export function fitsMask(text: string, mask: string): boolean {
  const places = placesOf(mask);
  const signs = Array.from(text);
  return (
    signs.length === places.length &&
    places.every((place, index) => ('sign' in place ? place.sign === signs[index] : place.takes.test(signs[index]!)))
  );
}

/**
 * Puts what was typed so far into the mask. What the mask cannot take is given back as it was typed: nothing is lost,
 * and the rule `mask` tells what is wrong with it.
 */
export function intoMask(typed: string, mask: string): string {
  const rest = Array.from(typed).filter((char) => /[\p{L}\d]/u.test(char));
  let shown = '';
  let waiting = '';
  for (const place of placesOf(mask)) {
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
