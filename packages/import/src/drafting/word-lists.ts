/** Conjunctions between items: `a, b and c`. */
const AND = '(?:and|as well as|plus|along with|und|sowie)';
const OR = '(?:or|oder)';

/** Expressions with a conjunction that must not be split. */
const UNSPLIT_EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(date) and (time)\b/gi, '$1 & $2'],
  [/\b(Datum) und (Uhrzeit)\b/gi, '$1 & $2'],
  [/\b(terms) and (conditions)\b/gi, '$1 & $2'],
  [/\b(health) and (safety)\b/gi, '$1 & $2'],
  [/\b(between \w+) and (\w+)\b/gi, '$1 & $2'],
];

/** Expansions of shared words: `first and last name` → `first name, last name`. */
const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
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
  /** Whether a conjunction precedes the item, so that the item ends the list. */
  readonly isLast: boolean;
}

/** Splits an enumeration into its items. Text in brackets stays together. */
export function splitListItems(text: string): readonly Item[] {
  let plain = text;
  for (const [sign, written] of [...EXPANSIONS, ...UNSPLIT_EXPRESSIONS]) plain = plain.replace(sign, written);
  const separator = new RegExp(`\\s*(?:([,;])\\s*(${AND}\\s+)?|\\s(${AND})\\s)\\s*`, 'gi');
  const items: { text: string; isLast: boolean }[] = [];
  let [from, isLast] = [0, false];
  for (const found of plain.matchAll(separator)) {
    if (isInsideBrackets(plain, found.index)) continue;
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

/** Splits alternatives: `good, fair or poor`, `yes/no`. */
export function splitChoices(text: string): readonly string[] {
  const separator = text.includes('|')
    ? /\|/
    : /[,;/]/.test(text)
      ? new RegExp(`\\s*(?:[,;/]|\\s${OR}\\s|\\s${AND}\\s)+\\s*`, 'i')
      : new RegExp(`\\s${OR}\\s|\\s${AND}\\s`, 'i');
  return text
    .split(separator)
    .map((one) =>
      one
        .replace(new RegExp(`^(?:${OR}|${AND}|either)\\s+`, 'i'), '')
        .replace(/[."“”]+/g, '')
        .trim(),
    )
    .filter((one) => one !== '')
    .slice(0, 100);
}

function isInsideBrackets(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** Capitalizes the first letter: `a daily check` → `A daily check`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
