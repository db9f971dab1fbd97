import { parseTemplate, renderTitle } from '@tideform/engine/templates';
import type { ResponseRow } from '../database/rows.ts';
import { insertSubmissionNumber } from './insert-submission-number.ts';

/** Properties of a response from which its title is computed. */
export type TitledResponse = Pick<
  ResponseRow,
  | 'formTitle'
  | 'titleTemplate'
  | 'data'
  | 'version'
  | 'timestamp'
  | 'createdBy'
  | 'collaborators'
  | 'schema'
  | 'submitted'
  | 'numbered'
>;

/**
 * Renders the title of a response: the form's title template, or else the form's title, followed by ' [DRAFT]' until it
 * is submitted. An invalid template falls back to the form's title.
 *
 * @param submissionNumber omitted while the response has no number
 */
export function renderResponseTitle(response: TitledResponse, submissionNumber?: number): string {
  const { data: _unnumbered, titleTemplate = '', schema, submitted, numbered: _paths, ...rest } = response;
  const data = insertSubmissionNumber(response, submissionNumber);
  const parsed = parseTemplate(titleTemplate);
  const template = parsed.ok ? parsed.template : undefined;
  return renderTitle(template, { ...rest, ...data, submissionNumber }, { isDraft: submitted === 0, form: schema });
}
