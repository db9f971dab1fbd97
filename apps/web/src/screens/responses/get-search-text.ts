/** Maximum length of a text value; longer values are pictures and files. */
const maxTextLength = 2_000;
const maxCharacters = 50_000;
const maxDepth = 20;

const cache = new WeakMap<object, string>();

/** Returns the text and numbers of all answers in lower case, for searching. Cached per object. */
export function getSearchText(answers: unknown): string {
  if (typeof answers !== 'object' || answers === null) return '';
  const cached = cache.get(answers);
  if (cached !== undefined) return cached;
  const texts: string[] = [];
  let remaining = maxCharacters;
  const collect = (value: unknown, depth: number): void => {
    if (remaining <= 0 || depth > maxDepth) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      if (text.length > maxTextLength) return;
      remaining -= text.length;
      texts.push(text);
    } else if (typeof value === 'object' && value !== null) {
      for (const child of Object.values(value)) collect(child, depth + 1);
    }
  };
  collect(answers, 0);
  const text = texts.join('\n').toLocaleLowerCase();
  cache.set(answers, text);
  return text;
}
