import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { isOwnRow, requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';
import { getOrCreateCopy, isFinishedOnDevice } from './get-or-create-copy.ts';
import { isDraftReplaced } from './is-draft-replaced.ts';
import type { SaveOptions } from './response-commands.ts';
import { withCollaborator } from './with-collaborator.ts';

/**
 * Saves the answers of a draft. Once it resolves, this revision or a later one survives any crash. A submitted or
 * discarded response stays unchanged: a late autosave never turns it back into a draft.
 */
export async function saveDraft(
  { database, ports }: SyncContext,
  responseId: string,
  data: SubmissionData,
  { strict, opened }: SaveOptions = {},
): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  const tables = strict ? database.strict : database;
  const save = async () => {
    const row = await tables.responses.get(responseId);
    const editor = opened && isOwnRow(opened, person) ? opened : undefined;
    if (!row && editor && (await isFinishedOnDevice(tables, responseId))) return editor;
    const isReplacedDraft = editor && (!row || isDraftReplaced(row, editor));
    const draft = isReplacedDraft
      ? await getOrCreateCopy(tables, ports, editor, row)
      : await requireOwnResponse(tables, responseId, person);
    if (draft.submitted || draft.deleted) return draft;
    const saved: ResponseRow = {
      ...draft,
      data: { ...draft.data, data },
      isDirty: 1,
      revision: draft.revision + 1,
      timestamp: ports.clock.now(),
      collaborators: withCollaborator(draft.collaborators, person),
    };
    await tables.responses.put(saved);
    return saved;
  };
  const { responses, receipts, attachments, journal } = tables;
  const written = [responses, receipts, attachments, journal];
  return withStorageReserve(database, () => tables.transaction('rw', written, save));
}
