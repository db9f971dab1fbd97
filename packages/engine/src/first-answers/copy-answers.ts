import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { isTrue } from '../definition/read-property.ts';
import { withoutAnswers } from './without-answers.ts';

/**
 * Gives the answers that a copy of a response starts with: without what says `clearOnCopy` and what no copy may have,
 * in rows and containers too. What no component knows is kept. The given answers stay as they are, and nothing is shared with them.
 */
export function copyAnswers(form: FormDefinition, specs: ComponentSpecs, data: SubmissionData): SubmissionData {
  return withoutAnswers(form, specs, data, {
    goes: ({ definition, spec }) => isTrue(definition.clearOnCopy) || spec?.mayCopy === false,
    withLayouts: true,
  });
}
