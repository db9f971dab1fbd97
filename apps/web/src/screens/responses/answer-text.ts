/** Longer texts are pictures and files. */
const longestText = 2_000;
const mostLetters = 50_000;
const deepest = 20;

const known = new WeakMap<object, string>();

/** All words and numbers of a response's answers in small letters, for searching; read once for each. */
export function answerText(answers: unknown): string {
  if (typeof answers !== 'object' || answers === null) return '';
  const before = known.get(answers);
  if (before !== undefined) return before;
  const found: string[] = [];
  let room = mostLetters;
  const read = (value: unknown, depth: number): void => {
    if (room <= 0 || depth > deepest) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      if (text.length > longestText) return;
      room -= text.length;
      found.push(text);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) read(part, depth + 1);
    }
  };
  read(answers, 0);
  const text = found.join('\n').toLocaleLowerCase();
  known.set(answers, text);
  return text;
}
