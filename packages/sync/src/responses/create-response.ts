import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { fromForm } from './from-form.ts';
import { signedIn } from './own-response.ts';

/** Starts a local draft of the form's published version. Its id is the idempotency key of everything that follows. */
export async function createResponse(
  { database, ports }: SyncContext,
  formId: string,
  prefill: SubmissionData = {},
): Promise<ResponseRow> {
  const person = signedIn(ports);
  return database.transaction('rw', database.forms, database.responses, async () => {
    const form = await database.forms.get(formId);
    if (!form?.published) throw new Error(`Invalid form: ${formId}`);
    const author = { id: person.userId, name: person.displayName };
    const row: ResponseRow = {
      ...fromForm(form, form.published),
      id: ports.chance.uuid(),
      tenantId: person.tenantId,
      userId: person.userId,
      data: { data: prefill, metadata: {} },
      submitted: 0,
      isDirty: 0,
      deleted: 0,
      timestamp: ports.clock.now(),
      revision: 0,
      createdBy: author,
      collaborators: [],
    };
    await database.responses.add(row);
    return row;
  });
}
