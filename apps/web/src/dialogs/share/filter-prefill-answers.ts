import { specs } from '@tideform/components/specs';
import { type FormDefinition, isSameJson, prefillAnswers, type SubmissionData } from '@tideform/engine';
import { computeInitialAnswers } from '../../form/session/compute-initial-answers.ts';

/**
 * Returns the answers that a prefill link must contain. Removes answers that the form has initially, and answers that
 * links can't prefill.
 */
export function filterPrefillAnswers(form: FormDefinition, answers: SubmissionData): SubmissionData {
  const initialAnswers = computeInitialAnswers(form);
  const changedAnswers = Object.entries(answers).filter(([key, answer]) => !isSameJson(answer, initialAnswers[key]));
  return prefillAnswers(form, specs, Object.fromEntries(changedAnswers));
}
