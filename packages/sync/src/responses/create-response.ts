import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { FormRow, ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { copyFiles } from '../files/copy-files.ts';
import { withCollaborator } from './fork-response.ts';
import { pickFormProperties } from './pick-form-properties.ts';
import type { AnswersToCopy, CopySource, ResponseCopy } from './response-commands.ts';

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
