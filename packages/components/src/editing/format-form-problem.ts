import type { FormError } from '@tideform/engine';
import type { FormProblemMessages } from './form-problem.messages.ts';

/** Formats the reason why a form was rejected, with the position in the form. */
export function formatFormProblem({ code, path, limit, name }: FormError, messages: FormProblemMessages): string {
  const reason = limit ? messages.limits[limit.what]({ most: limit.most }) : messages.problems[code];
  if (path && name !== undefined) return messages.atNamed({ name, path, reason });
  return path ? messages.at({ path, reason }) : reason;
}
