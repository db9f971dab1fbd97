import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import type { CopySource } from '../sync.ts';
import { answersToCopy } from './answers-to-copy.ts';
import { createResponse } from './create-response.ts';
import { signedIn, withCollaborator } from './own-response.ts';

/**
 * Starts a draft of the form's published version with the answers of another response. What either version of the form
 * says must not be copied is left out.
 *
 * @throws 'Invalid form: {id}' when the form is not published any more.
 */
export async function copyResponse(context: SyncContext, source: CopySource): Promise<ResponseRow> {
  const { database, ports } = context;
  const person = signedIn(ports);
  return database.transaction('rw', database.forms, database.responses, async () => {
    const started = await createResponse(context, source.formId);
    const copied = answersToCopy(source.schema, source.data.data);
    const draft: ResponseRow = {
      ...started,
      data: { data: answersToCopy(started.schema, copied), metadata: {} },
      copiedFromId: source.id,
      isDirty: 1,
      revision: 1,
      collaborators: withCollaborator([], person),
    };
    await database.responses.put(draft);
    return draft;
  });
}
