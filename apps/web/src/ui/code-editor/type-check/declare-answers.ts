import type { OfferedName } from '../complete-names.ts';

/** Type of an answer, and its nested answers. */
interface Answer {
  type?: string;
  readonly inner: Map<string, Answer>;
}

/**
 * Declares the type of `data` from the offered names. Other names aren't allowed, so that misspelled names are found.
 * Answers of unknown type are `any`, and so is `data` if there are no answers.
 */
export function declareAnswers(names: readonly OfferedName[]): string {
  const data: Answer = { inner: new Map() };
  for (const { path, type } of names) {
    const [root, ...keys] = path.split('.');
    if (root !== 'data' || keys.length === 0) continue;
    let answer = data;
    for (const key of keys) {
      const next = answer.inner.get(key) ?? { inner: new Map() };
      answer.inner.set(key, next);
      answer = next;
    }
    if (type !== undefined) answer.type = type;
  }
  // The interface has a meaningful name, because it appears in error messages.
  return data.inner.size > 0
    ? `interface Answers ${formatObjectType(data)}\ndeclare const data: Answers;\n`
    : 'declare const data: any;\n';
}

const formatObjectType = ({ inner }: Answer): string =>
  `{ ${[...inner].map(([key, answer]) => `${JSON.stringify(key)}: ${formatType(answer)};`).join(' ')} }`;

function formatType(answer: Answer): string {
  const { type, inner } = answer;
  if (inner.size > 0) return type?.endsWith('[]') ? `${formatObjectType(answer)}[]` : formatObjectType(answer);
  if (type === undefined || type === 'object') return 'any';
  if (type === 'object[]') return 'any[]';
  // Includes '', because code may check whether no choice is selected.
  return type.startsWith('"') ? `${type} | ""` : type;
}
