import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';

/** Returns the answers that a form has before input: default and calculated values, without running authors' code. */
export function computeInitialAnswers(form: FormDefinition): SubmissionData {
  const untouched = createSession({ form, specs, nowMs: Date.now() });
  const answers = untouched.data();
  untouched.close();
  return answers;
}
