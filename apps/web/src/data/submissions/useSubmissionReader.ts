import { getSubmissionState, type ResponseRow, type StoredResponse, type SubmissionReader } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from '../data-context.ts';

/** Returns functions that read submissions directly from the library. */
export const useSubmissionReader = (): SubmissionReader => useData().submissions;

const noIds: ReadonlySet<string> = new Set();

/** Returns the IDs of a team's submissions whose deletion is being sent, so that lists can hide them. */
export function usePendingDeletionIds(teamId: string): ReadonlySet<string> {
  const { database } = useData();
  const ids = useLiveQuery(async () => {
    const rows = await database.outbox.filter((row) => row.teamId === teamId && row.deleted === 1).toArray();
    return new Set(rows.map((row) => row.responseId));
  }, [database, teamId]);
  return ids ?? noIds;
}

/** Returns whether other answers were submitted after this edit of the submission was started. */
export function isOutdatedEdit({ resubmission }: ResponseRow, submission: StoredResponse): boolean {
  return resubmission !== undefined && getSubmissionState(submission) !== resubmission.of;
}
