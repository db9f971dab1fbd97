import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';

/** Answers that a form has without input: defaults and calculations, without authors' code. */
export function computeInitialAnswers(form: FormDefinition): SubmissionData {
  const untouched = createSession({ form, specs, nowMs: Date.now() });
  const answers = untouched.data();
  untouched.close();
  return answers;
}
