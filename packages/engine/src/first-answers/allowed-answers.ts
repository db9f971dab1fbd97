import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { permissionAmong, permissionOf } from '../permissions/permission-of.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { withoutAnswers } from './without-answers.ts';

/** Gives the answers without those of components that the viewer may not answer: what somebody unknown sends in their place counts for nothing. */
export function allowedAnswers(
  form: FormDefinition,
  specs: ComponentSpecs,
  data: SubmissionData,
  viewer: Viewer,
): SubmissionData {
  return withoutAnswers(form, specs, data, {
    goes: ({ definition, spec, props }) =>
      permissionOf(definition, viewer) !== 'edit' ||
      permissionAmong(spec?.answeredBy?.(props) ?? [], viewer) !== 'edit',
    withLayouts: true,
  });
}
