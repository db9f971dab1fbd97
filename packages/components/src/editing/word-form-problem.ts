import type { FormProblem } from '@tideform/engine';
import type { FormProblemWords } from './form-problem.words.ts';

/** Says where in a form something is refused, and why. */
export function wordFormProblem({ code, path, limit, name }: FormProblem, words: FormProblemWords): string {
  const reason = limit ? words.limits[limit.what]({ most: limit.most }) : words.problems[code];
  if (path && name !== undefined) return words.atNamed({ name, path, reason });
  return path ? words.at({ path, reason }) : reason;
}
