import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, prefillAnswers, type SubmissionData, sameJson } from '@tideform/engine';

/**
 * Of answers in a form those that a link has to bring: what the form does not come to by itself, and what a link may bring.
 */
export function answersOfLink(form: FormDefinition, answers: SubmissionData): SubmissionData {
  const untouched = createSession({ form, specs, nowMs: Date.now() });
  const byItself = untouched.data();
  untouched.close();
  const given = Object.entries(answers).filter(([key, answer]) => !sameJson(answer, byItself[key]));
  return prefillAnswers(form, specs, Object.fromEntries(given));
}
