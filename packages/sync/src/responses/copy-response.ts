import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';
import { copyFiles } from '../files/copy-files.ts';
import { buildResponse } from './create-response.ts';
import type { AnswersToCopy, CopySource, ResponseCopy } from './response-commands.ts';
import { withCollaborator } from './with-collaborator.ts';

/**
 * Creates a draft of the form's published version with the answers of another response. Omits fields that either
 * version of the form excludes from copying. Files are copied too, so that the two responses don't depend on each
 * other.
 *
 * @throws 'Invalid form: {id}' when the form is no longer published.
 */
export async function copyResponse(
  context: SyncContext,
  source: CopySource,
  toCopy: AnswersToCopy,
): Promise<ResponseCopy> {
  const { database, ports } = context;
  const person = requireIdentity(ports);
  const started = buildResponse(context, await database.forms.get(source.formId), source.formId);
  const copied = toCopy(started.schema, toCopy(source.schema, source.data.data));
  const { data, files, attachments, lost } = await copyFiles(context, copied, started.id, person);
  const response: ResponseRow = {
    ...started,
    data: { data, metadata: {} },
    copiedFromId: source.id,
    isDirty: 1,
    revision: 1,
    collaborators: withCollaborator([], person),
  };
  const write = async () => {
    await database.responses.add(response);
    await database.files.bulkAdd([...files]);
    await database.attachments.bulkAdd([...attachments]);
    for (const { id } of files) await addJournalEntry(database, ports.clock, response.id, 'file added', id);
  };
  const tables = [database.responses, database.files, database.attachments, database.journal];
  await withStorageReserve(database, () => database.transaction('rw', tables, write));
  return { response, lostFiles: lost };
}
