import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { removeAnswers } from './remove-answers.ts';

const TRANSIENT_VALUES: ReadonlySet<unknown> = new Set([false, 'false', 'client-only']);

/**
 * Returns the answers to store when a response is submitted: without those of components with `persistent: false` or
 * `client-only`, in rows and containers too. On layouts, `persistent` has no effect: form.io also writes it there.
 */
export function getPersistentAnswers(
  form: FormDefinition,
  specs: ComponentSpecs,
  data: SubmissionData,
): SubmissionData {
  return removeAnswers(form, specs, data, {
    shouldRemove: ({ definition }) => isTransient(definition),
    includesLayoutChildren: false,
  });
}

/** Returns true if the answer of a component isn't stored when the response is submitted. */
export const isTransient = ({ persistent }: ComponentDefinition): boolean => TRANSIENT_VALUES.has(persistent);
