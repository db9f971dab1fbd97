import { type FormProblemMessages, formatFormProblem } from '@tideform/components/editing';
import { type FormDefinition, validateForm } from '@tideform/engine';

/** Reason not to publish a form, as text; `undefined` if there is none. */
export function formatPublishProblems(schema: FormDefinition, messages: FormProblemMessages): string | undefined {
  const result = validateForm(schema);
  if (result.ok) return undefined;
  return result.problems
    .slice(0, 3)
    .map((problem) => formatFormProblem(problem, messages))
    .join(' ');
}
