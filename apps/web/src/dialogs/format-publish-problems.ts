import { type FormProblemMessages, formatFormProblem } from '@tideform/components/editing';
import { type FormDefinition, validateForm } from '@tideform/engine';

/** Returns why a form can't be published, as text; `undefined` if it can. */
export function formatPublishProblems(schema: FormDefinition, messages: FormProblemMessages): string | undefined {
  const result = validateForm(schema);
  if (result.ok) return undefined;
  return result.problems
    .slice(0, 3)
    .map((problem) => formatFormProblem(problem, messages))
    .join(' ');
}
