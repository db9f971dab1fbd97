import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { FormRow, ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { pickFormProperties } from './pick-form-properties.ts';

/** Creates a local draft of the form's published version. The draft's ID is the idempotency key of all later steps. */
export async function createResponse(
  context: SyncContext,
  formId: string,
  prefill: SubmissionData = {},
): Promise<ResponseRow> {
  const { database } = context;
  return database.transaction('rw', database.forms, database.responses, async () => {
    const row = buildResponse(context, await database.forms.get(formId), formId, prefill);
    await database.responses.add(row);
    return row;
  });
}

/**
 * Builds a draft row without storing it. The metadata keeps the prefilled answers, so that the same link finds this
 * draft again.
 */
export function buildResponse(
  { ports }: SyncContext,
  form: FormRow | undefined,
  formId: string,
  prefill: SubmissionData = {},
): ResponseRow {
  const person = requireIdentity(ports);
  if (!form?.published) throw new FailureError('invalid-form', { formId });
  const metadata = Object.keys(prefill).length > 0 ? { prefilledData: prefill } : {};
  return {
    ...pickFormProperties(form, form.published),
    id: ports.chance.uuid(),
    tenantId: person.tenantId,
    userId: person.userId,
    data: { data: prefill, metadata },
    submitted: 0,
    isDirty: 0,
    deleted: 0,
    timestamp: ports.clock.now(),
    revision: 0,
    createdBy: { id: person.userId, name: person.displayName },
    collaborators: [],
  };
}
