import { formatAsText, isRecord, type SubmissionData } from '@tideform/engine';
import { type Database, type Identity, loadSourceRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/** Local copy of a submission, from a row of a data source. */
export interface LocalSubmission {
  readonly title: string;
  readonly submissionNumber?: number;
  readonly timestamp: string;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/**
 * Returns the local copy of a submission that is a row of a data source; `undefined` while loading, `null` if there is
 * none.
 */
export function useLocalSubmission(
  teamId: string,
  formId: string,
  responseId: string,
): LocalSubmission | null | undefined {
  const { database, identity } = useData();
  return useLiveQuery(
    () => findLocalSubmission(database, identity, { teamId, formId, responseId }),
    [database, identity, teamId, formId, responseId],
  );
}

async function findLocalSubmission(
  database: Database,
  { userId }: Identity,
  { teamId, formId, responseId }: { readonly teamId: string; readonly formId: string; readonly responseId: string },
): Promise<LocalSubmission | null> {
  const sources = await database.dataSources.where('teamId').equals(teamId).toArray();
  for (const { id, sourceId = id, type, config } of sources) {
    if (type !== 'form-submissions' || config.formId !== formId) continue;
    const row = await loadSourceRow(database, { teamId, sourceId, userId }, responseId);
    if (isRecord(row)) return toSubmission(row);
  }
  return null;
}

function toSubmission(row: Readonly<Record<string, unknown>>): LocalSubmission {
  const { submissionNumber, data, metadata } = row;
  return {
    title: formatAsText(row.title),
    ...(typeof submissionNumber === 'number' && { submissionNumber }),
    timestamp: formatAsText(row.timestamp),
    data: isRecord(data) ? data : {},
    metadata: isRecord(metadata) ? metadata : {},
  };
}
