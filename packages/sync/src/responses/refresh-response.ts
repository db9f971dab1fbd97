import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { ownResponse, signedIn } from '../database/own-rows.ts';
import type { ResponseRow } from '../database/rows.ts';
import { fromForm } from './from-form.ts';

/**
 * Brings a draft to the form's newest published version; its answers stay. Whatever is submitted, deleted, an
 * edit of a submission or of that version already stays as it is.
 *
 * NOTE: it is no change of the answers, so it does not make the draft dirty: every device does it for itself, and two
 * that do are no conflict. The next saved answer takes it to the library.
 */
export async function refreshResponse({ database, ports }: SyncContext, responseId: string): Promise<ResponseRow> {
  const person = signedIn(ports);
  const { forms, responses, journal } = database;
  return database.transaction('rw', forms, responses, journal, async () => {
    const row = await ownResponse(database, responseId, person);
    const form = await forms.get(row.formId);
    if (!form?.published || row.submitted || row.deleted || row.resubmission) return row;
    const isNewer = form.published.version > row.version;
    if (!isNewer && (form.title === row.formTitle || form.published.version < row.version)) return row;
    const refreshed: ResponseRow = { ...row, ...fromForm(form, form.published), revision: row.revision + 1 };
    await responses.put(refreshed);
    await note(database, ports.clock, responseId, 'refreshed', `version ${refreshed.version}`);
    return refreshed;
  });
}
