import type { OfferedName } from '../complete-names.ts';

/** An answer, with those that lie in it. */
interface Answer {
  type?: string;
  readonly inner: Map<string, Answer>;
}

/**
 * The type of `data`, from the names that the editor offers: closed, so that a slip is found. What nobody knows the type of is
 * `any`; without a single answer, so is `data`.
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
  // The name stands in what is said of a slip.
  return data.inner.size > 0
    ? `interface Answers ${objectOf(data)}\ndeclare const data: Answers;\n`
    : 'declare const data: any;\n';
}

const objectOf = ({ inner }: Answer): string =>
  `{ ${[...inner].map(([key, answer]) => `${JSON.stringify(key)}: ${typeOf(answer)};`).join(' ')} }`;

function typeOf(answer: Answer): string {
  const { type, inner } = answer;
  if (inner.size > 0) return type?.endsWith('[]') ? `${objectOf(answer)}[]` : objectOf(answer);
  if (type === undefined || type === 'object') return 'any';
  if (type === 'object[]') return 'any[]';
  // Code asks whether nothing is chosen yet.
  return type.startsWith('"') ? `${type} | ""` : type;
}
