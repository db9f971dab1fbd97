import type { SyncContext } from '../context.ts';
import type { AttachmentRow, FormRow, ResponseRow } from '../database/rows.ts';
import { filesIn } from '../files/stored-file.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import { fromForm } from '../responses/from-form.ts';
import { manifestHash } from '../responses/manifest-hash.ts';
import { withCollaborator } from '../responses/with-collaborator.ts';
import type { PackedResponse } from './response-package.ts';

/** A packed response as a row. What this device knows of the form counts more than what the file says of it. */
export function importedDraft(
  { ports }: SyncContext,
  person: Identity,
  packed: PackedResponse & Pick<ResponseRow, 'schema'>,
  form: FormRow | undefined,
): ResponseRow {
  const { createdBy, collaborators, resubmission, submissionNumber, ...kept } = packed;
  const published = form?.published?.version === packed.version ? form.published : undefined;
  const self = { id: person.userId, name: person.displayName };
  return {
    ...kept,
    title: packed.formTitle,
    ...(form && published && fromForm(form, published)),
    // Who edits a submission has not made it.
    ...(resubmission && { resubmission, submissionNumber }),
    createdBy: (resubmission && createdBy) ?? self,
    tenantId: person.tenantId,
    userId: person.userId,
    submitted: 0,
    isDirty: 1,
    deleted: 0,
    revision: 1,
    timestamp: packed.timestamp ?? ports.clock.now(),
    collaborators: withCollaborator(collaborators, person),
  };
}

/** What the receipt of this very edit says; `undefined`: it is no edit of a submission. */
export async function editHash(
  { hashing }: Pick<SyncPorts, 'hashing'>,
  { id: responseId, version, data: { data: answers }, resubmission }: PackedResponse,
  attachments: readonly AttachmentRow[],
): Promise<string | undefined> {
  if (!resubmission) return undefined;
  const files = filesIn(answers).map((file) => {
    const own = attachments.find(({ id }) => id === file.id);
    return own
      ? { name: own.name, sizeBytes: own.sizeBytes, sha256: own.sha256 }
      : { name: file.name, sizeBytes: file.size };
  });
  return manifestHash(hashing, { responseId, version, answers, files, resubmission: resubmission.count });
}
