import { isRecord, type SubmissionData, wordOf } from '@tideform/engine';
import { type Database, type Identity, readRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/** A submission as a data source has brought it to this device. */
export interface KeptSubmission {
  readonly title: string;
  readonly submissionNumber?: number;
  readonly timestamp: string;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Of a submission what is on this device, because it is a row of a data source; `undefined` while reading, `null` where nothing is. */
export function useKeptSubmission(
  teamId: string,
  formId: string,
  responseId: string,
): KeptSubmission | null | undefined {
  const { database, identity } = useData();
  return useLiveQuery(
    () => keptSubmission(database, identity, { teamId, formId, responseId }),
    [database, identity, teamId, formId, responseId],
  );
}

async function keptSubmission(
  database: Database,
  { userId }: Identity,
  { teamId, formId, responseId }: { readonly teamId: string; readonly formId: string; readonly responseId: string },
): Promise<KeptSubmission | null> {
  const sources = await database.dataSources.where('teamId').equals(teamId).toArray();
  for (const { id, sourceId = id, type, config } of sources) {
    if (type !== 'form-submissions' || config.formId !== formId) continue;
    const row = await readRow(database, { teamId, sourceId, userId }, responseId);
    if (isRecord(row)) return submissionOf(row);
  }
  return null;
}

function submissionOf(row: Readonly<Record<string, unknown>>): KeptSubmission {
  const { submissionNumber, data, metadata } = row;
  return {
    title: wordOf(row.title),
    ...(typeof submissionNumber === 'number' && { submissionNumber }),
    timestamp: wordOf(row.timestamp),
    data: isRecord(data) ? data : {},
    metadata: isRecord(metadata) ? metadata : {},
  };
}
