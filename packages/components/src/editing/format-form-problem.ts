import type { FormError } from '@tideform/engine';
import type { FormProblemMessages } from './form-problem.messages.ts';

/** Formats why a form is rejected, and where. */
export function formatFormProblem({ code, path, limit, name }: FormError, messages: FormProblemMessages): string {
  const reason = limit ? messages.limits[limit.what]({ most: limit.most }) : messages.problems[code];
  if (path && name !== undefined) return messages.atNamed({ name, path, reason });
  return path ? messages.at({ path, reason }) : reason;
}
