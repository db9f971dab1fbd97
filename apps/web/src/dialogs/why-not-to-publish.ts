import { type FormProblemMessages, wordFormProblem } from '@tideform/components/editing';
import { checkForm, type FormDefinition } from '@tideform/engine';

/** Why nobody should have to open this form, in words; `undefined`: anybody may. */
export function whyNotToPublish(schema: FormDefinition, messages: FormProblemMessages): string | undefined {
  const checked = checkForm(schema);
  if (checked.ok) return undefined;
  return checked.problems
    .slice(0, 3)
    .map((problem) => wordFormProblem(problem, messages))
    .join(' ');
}
