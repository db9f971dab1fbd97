import { specs } from '@tideform/components/specs';
import { type FormDefinition, prefillAnswers, type SubmissionData, sameJson } from '@tideform/engine';
import { answersByItself } from '../../form/session/answers-by-itself.ts';

/**
 * Of answers in a form those that a link has to bring: what the form does not come to by itself, and what a link may bring.
 */
export function answersOfLink(form: FormDefinition, answers: SubmissionData): SubmissionData {
  const byItself = answersByItself(form);
  const given = Object.entries(answers).filter(([key, answer]) => !sameJson(answer, byItself[key]));
  return prefillAnswers(form, specs, Object.fromEntries(given));
}
