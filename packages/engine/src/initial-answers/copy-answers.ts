import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { isTrue } from '../definition/read-property.ts';
import { removeAnswers } from './remove-answers.ts';

/**
 * Returns the answers of a copy of a response: without those of components with `clearOnCopy` or whose spec forbids
 * copying, in rows and containers too. Keeps values that belong to no component. The result shares no objects with
 * `data`.
 */
export function copyAnswers(form: FormDefinition, specs: ComponentSpecs, data: SubmissionData): SubmissionData {
  return removeAnswers(form, specs, data, {
    shouldRemove: ({ definition, spec }) => isTrue(definition.clearOnCopy) || spec?.mayCopy === false,
    includesLayoutChildren: true,
  });
}
