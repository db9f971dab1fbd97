import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';

/** What a form answers by itself before a person does: defaults and calculations, without authors' code. */
export function answersByItself(form: FormDefinition): SubmissionData {
  const untouched = createSession({ form, specs, nowMs: Date.now() });
  const answers = untouched.data();
  untouched.close();
  return answers;
}
