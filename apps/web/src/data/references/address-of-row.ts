import { responseOfRow } from '@tideform/sync';
import type { Data } from '../data-context.ts';
import type { SourceAsked } from '../sources/read-source.ts';

/** Where the app shows the response that a row of a data source is; `undefined`: rows of this source are no responses. */
export async function addressOfRow(
  { database }: Pick<Data, 'database'>,
  { teamId, sourceId, environment }: SourceAsked,
  row: unknown,
): Promise<string | undefined> {
  const responseId = responseOfRow(row);
  const source = await database.dataSources
    .where({ teamId })
    .filter((one) => one.sourceId === sourceId)
    .first();
  if (responseId === undefined || source?.type !== 'form-submissions') return undefined;
  const { formId } = (environment === 'preview' && source.previewConfig) || source.config;
  if (typeof formId !== 'string' || formId === '') return undefined;
  return `/teams/${teamId}/forms/${encodeURIComponent(formId)}/response/${encodeURIComponent(responseId)}`;
}
