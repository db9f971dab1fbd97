/** A word between two things, and what ends a thing: `a, b and c`. */
const and = '(?:and|as well as|plus|along with|und|sowie)';
const or = '(?:or|oder)';

/** What stands together though there is an `and` in it. */
const together: readonly (readonly [RegExp, string])[] = [
  [/\b(date) and (time)\b/gi, '$1 & $2'],
  [/\b(Datum) und (Uhrzeit)\b/gi, '$1 & $2'],
  [/\b(terms) and (conditions)\b/gi, '$1 & $2'],
  [/\b(health) and (safety)\b/gi, '$1 & $2'],
  [/\b(between \w+) and (\w+)\b/gi, '$1 & $2'],
];

/** `first and last name` → `first name, last name` */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/\b(first|given) and (last|family) (names?)\b/gi, '$1 $3, $2 $3'],
  [
    /\b(start|begin|check-in|arrival|from|opening) and (end|finish|check-out|departure|to|closing) (date|time|day|reading)s?\b/gi,
    '$1 $3, $2 $3',
  ],
  [/\b(first|opening) and (last|closing) (day|date|reading)\b/gi, '$1 $3, $2 $3'],
  [/\b(name) of (?:the )?(\w+) and (\w+)\b(?= ?[,.;]|$)/gi, '$1 of $2, $1 of $3'],
  [/\b(Vor)- und (Nachname)\b/gi, 'Vorname, $2'],
  [/\b(Start|Anfangs)- und (End)(datum|zeit)\b/gi, '$1$3, $2$3'],
  [/\b(erster) und (letzter) (Tag)\b/gi, '$1 $3, $2 $3'],
];

interface Item {
  readonly text: string;
  /** An `and` stood before it: a list of things ends with it. */
  readonly isLast: boolean;
}

/** Splits what somebody lists into its things; what is in brackets stays whole. */
export function splitItems(text: string): readonly Item[] {
  let plain = text;
  for (const [sign, written] of [...pairs, ...together]) plain = plain.replace(sign, written);
  const separator = new RegExp(`\\s*(?:([,;])\\s*(${and}\\s+)?|\\s(${and})\\s)\\s*`, 'gi');
  const items: { text: string; isLast: boolean }[] = [];
  let [from, isLast] = [0, false];
  for (const found of plain.matchAll(separator)) {
    if (isInside(plain, found.index)) continue;
    items.push({ text: plain.slice(from, found.index), isLast });
    from = found.index + found[0].length;
    isLast = (found[2] ?? found[3]) !== undefined;
  }
  items.push({ text: plain.slice(from), isLast });
  return items
    .map((item) => ({
      ...item,
      text: item.text.replaceAll(' & ', / und |Uhrzeit/.test(item.text) ? ' und ' : ' and ').trim(),
    }))
    .filter((item) => item.text !== '');
}

/** The things that somebody can choose between: `good, fair or poor`, `yes/no`. */
export function splitChoices(text: string): readonly string[] {
  const separator = text.includes('|')
    ? /\|/
    : /[,;/]/.test(text)
      ? new RegExp(`\\s*(?:[,;/]|\\s${or}\\s|\\s${and}\\s)+\\s*`, 'i')
      : new RegExp(`\\s${or}\\s|\\s${and}\\s`, 'i');
  return text
    .split(separator)
    .map((one) =>
      one
        .replace(new RegExp(`^(?:${or}|${and}|either)\\s+`, 'i'), '')
        .replace(/[."“”]+/g, '')
        .trim(),
    )
    .filter((one) => one !== '')
    .slice(0, 100);
}

function isInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** `a daily check` → `Daily check` */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
