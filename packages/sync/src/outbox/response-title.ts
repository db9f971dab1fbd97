import { fillTitle, readTemplate } from '@tideform/engine/templates';
import type { ResponseRow } from '../database/rows.ts';
import { numberedData } from './numbered.ts';

/** What a title is made of. */
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
 * Title of a response: the form's title template filled in, else the form's title; ' [DRAFT]' behind it while it is not
 * submitted. A template that cannot be read gives the form's title.
 *
 * @param submissionNumber absent while the response has none
 */
export function responseTitle(response: TitledResponse, submissionNumber?: number): string {
  const { data: _unnumbered, titleTemplate = '', schema, submitted, numbered: _paths, ...rest } = response;
  const data = numberedData(response, submissionNumber);
  const read = readTemplate(titleTemplate);
  const template = read.ok ? read.template : undefined;
  return fillTitle(template, { ...rest, ...data, submissionNumber }, { isDraft: submitted === 0, form: schema });
}
