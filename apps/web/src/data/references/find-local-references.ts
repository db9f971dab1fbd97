import { formatAsText, isRecord } from '@tideform/engine';
import { loadSourceRows, type ReferringForm, refersTo } from '@tideform/sync';
import type { Data } from '../data-context.ts';
import type { Reference } from './reference.ts';

/** Finds submissions of a form that refer to a response, in the local rows of a data source. */
export async function findLocalReferences(
  { database, identity }: Pick<Data, 'database' | 'identity'>,
  teamId: string,
  form: ReferringForm,
  responseId: string,
): Promise<readonly Reference[]> {
  const sources = await database.dataSources.where('teamId').equals(teamId).toArray();
  const formSources = sources.filter(({ type, config }) => type === 'form-submissions' && config.formId === form.id);
  const found: Reference[] = [];
  for (const { id, sourceId = id } of formSources) {
    const rows = await loadSourceRows(database, { teamId, sourceId, userId: identity.userId });
    if (rows === undefined || rows === 'coming') continue;
    for (const row of rows)
      if (isRecord(row) && refersTo(row.data, form.fields, responseId)) found.push(toReference(row, form));
  }
  return found;
}

function toReference(row: Readonly<Record<string, unknown>>, form: ReferringForm): Reference {
  const { submissionNumber } = row;
  return {
    id: formatAsText(row.responseId),
    title: formatAsText(row.title) || form.title,
    ...(typeof submissionNumber === 'number' && { submissionNumber }),
    timestamp: formatAsText(row.timestamp),
    state: 'submitted',
  };
}
