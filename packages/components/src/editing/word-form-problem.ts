import type { FormProblem } from '@tideform/engine';
import type { FormProblemMessages } from './form-problem.messages.ts';

/** Says where in a form something is refused, and why. */
export function wordFormProblem({ code, path, limit, name }: FormProblem, messages: FormProblemMessages): string {
  const reason = limit ? messages.limits[limit.what]({ most: limit.most }) : messages.problems[code];
  if (path && name !== undefined) return messages.atNamed({ name, path, reason });
  return path ? messages.at({ path, reason }) : reason;
}
