import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { withoutAnswers } from './without-answers.ts';

const NOT_KEPT: ReadonlySet<unknown> = new Set([false, 'false', 'client-only']);

/**
 * Gives the answers that are stored when somebody submits: without those that only help to fill in the form
 * (`persistent: false`, `client-only`). form.io's files say so of layouts too, where it means nothing.
 */
export function keptAnswers(form: FormDefinition, specs: ComponentSpecs, data: SubmissionData): SubmissionData {
  return withoutAnswers(form, specs, data, {
    goes: ({ definition }) => isNotKept(definition),
    withLayouts: false,
  });
}

/** Whether the answer of a component only helps to fill in the form. */
export const isNotKept = ({ persistent }: ComponentDefinition): boolean => NOT_KEPT.has(persistent);
