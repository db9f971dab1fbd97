import { getResponseId } from '@tideform/sync';
import type { Data } from '../data-context.ts';
import type { SourceReference } from '../sources/load-source-rows.ts';

/**
 * Returns the path of the screen for the response behind a data source row; `undefined` if the source's rows aren't
 * responses.
 */
export async function findRowPath(
  { database }: Pick<Data, 'database'>,
  { teamId, sourceId, environment }: SourceReference,
  row: unknown,
): Promise<string | undefined> {
  const responseId = getResponseId(row);
  const source = await database.dataSources
    .where({ teamId })
    .filter((one) => one.sourceId === sourceId)
    .first();
  if (responseId === undefined || source?.type !== 'form-submissions') return undefined;
  const { formId } = (environment === 'preview' && source.previewConfig) || source.config;
  if (typeof formId !== 'string' || formId === '') return undefined;
  return `/teams/${teamId}/forms/${encodeURIComponent(formId)}/response/${encodeURIComponent(responseId)}`;
}
