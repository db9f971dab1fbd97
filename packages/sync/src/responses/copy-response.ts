import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { signedIn } from '../database/own-rows.ts';
import { withReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';
import { copyFiles } from '../files/copy-files.ts';
import { newResponse } from './create-response.ts';
import type { AnswersToCopy, CopySource, ResponseCopy } from './response-commands.ts';
import { withCollaborator } from './with-collaborator.ts';

/**
 * Starts a draft of the form's published version with the answers of another response. What either version of the form
 * says must not be copied is left out; files are copied too, so that neither response needs the other's.
 *
 * @throws 'Invalid form: {id}' when the form is not published any more.
 */
export async function copyResponse(
  context: SyncContext,
  source: CopySource,
  toCopy: AnswersToCopy,
): Promise<ResponseCopy> {
  const { database, ports } = context;
  const person = signedIn(ports);
  const started = newResponse(context, await database.forms.get(source.formId), source.formId);
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
  const keep = async () => {
    await database.responses.add(response);
    await database.files.bulkAdd([...files]);
    await database.attachments.bulkAdd([...attachments]);
    for (const { id } of files) await note(database, ports.clock, response.id, 'file added', id);
  };
  const tables = [database.responses, database.files, database.attachments, database.journal];
  await withReserve(database, () => database.transaction('rw', tables, keep));
  return { response, lostFiles: lost };
}
