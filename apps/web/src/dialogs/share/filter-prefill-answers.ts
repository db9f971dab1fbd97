import { specs } from '@tideform/components/specs';
import { type FormDefinition, isSameJson, prefillAnswers, type SubmissionData } from '@tideform/engine';
import { computeInitialAnswers } from '../../form/session/compute-initial-answers.ts';

/**
 * Filters answers to those that a link must contain: not the form's own initial answers, and only what a link may
 * prefill.
 */
export function filterPrefillAnswers(form: FormDefinition, answers: SubmissionData): SubmissionData {
  const initialAnswers = computeInitialAnswers(form);
  const changedAnswers = Object.entries(answers).filter(([key, answer]) => !isSameJson(answer, initialAnswers[key]));
  return prefillAnswers(form, specs, Object.fromEntries(changedAnswers));
}
