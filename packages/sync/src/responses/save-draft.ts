import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { withReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';
import { ownResponse, signedIn, withCollaborator } from './own-response.ts';

/**
 * Saves the answers of a draft. When it resolves, this revision or a later one comes back after any crash.
 * A submitted or discarded response stays as it is: a late autosave never turns it back into a draft.
 */
export async function saveDraft(
  { database, ports }: SyncContext,
  responseId: string,
  data: SubmissionData,
  options: { readonly strict?: boolean } = {},
): Promise<ResponseRow> {
  const person = signedIn(ports);
  const tables = options.strict ? database.strict : database;
  const save = async () => {
    const row = await ownResponse(tables, responseId, person);
    if (row.submitted || row.deleted) return row;
    const saved: ResponseRow = {
      ...row,
      data: { ...row.data, data },
      isDirty: 1,
      revision: row.revision + 1,
      timestamp: ports.clock.now(),
      collaborators: withCollaborator(row.collaborators, person),
    };
    await tables.responses.put(saved);
    return saved;
  };
  return withReserve(database, () => tables.transaction('rw', tables.responses, save));
}
