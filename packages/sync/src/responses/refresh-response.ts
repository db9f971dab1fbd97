import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import type { ResponseRow } from '../database/rows.ts';
import { pickFormProperties } from './pick-form-properties.ts';

/**
 * Updates a draft to the form's newest published version and keeps its answers. Returns the row unchanged if it is
 * submitted, deleted, an edit of a submission, or already at that version.
 * NOTE: this doesn't mark the draft as changed, because its answers are the same: each device updates its own copy, and
 * two devices that do so don't conflict. The library gets the new version with the next saved answer.
 */
export async function refreshResponse({ database, ports }: SyncContext, responseId: string): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  const { forms, responses, journal } = database;
  return database.transaction('rw', forms, responses, journal, async () => {
    const row = await requireOwnResponse(database, responseId, person);
    const form = await forms.get(row.formId);
    if (!form?.published || row.submitted || row.deleted || row.resubmission) return row;
    const isNewer = form.published.version > row.version;
    if (!isNewer && (form.title === row.formTitle || form.published.version < row.version)) return row;
    const refreshed: ResponseRow = { ...row, ...pickFormProperties(form, form.published), revision: row.revision + 1 };
    await responses.put(refreshed);
    await addJournalEntry(database, ports.clock, responseId, 'refreshed', `version ${refreshed.version}`);
    return refreshed;
  });
}
