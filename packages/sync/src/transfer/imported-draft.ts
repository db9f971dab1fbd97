import type { SyncContext } from '../context.ts';
import type { AttachmentRow, FormRow, ResponseRow } from '../database/rows.ts';
import { findFiles } from '../files/stored-file.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import { computeManifestHash } from '../responses/compute-manifest-hash.ts';
import { pickFormProperties } from '../responses/pick-form-properties.ts';
import { withCollaborator } from '../responses/with-collaborator.ts';
import type { PackedResponse } from './response-package.ts';

/** Converts a packed response to a row. Local data of the form takes precedence over the package. */
export function toDraftRow(
  { ports }: SyncContext,
  person: Identity,
  packed: PackedResponse & Pick<ResponseRow, 'schema'>,
  form: FormRow | undefined,
): ResponseRow {
  const { createdBy, collaborators, resubmission, submissionNumber, ...content } = packed;
  const published = form?.published?.version === packed.version ? form.published : undefined;
  const self = { id: person.userId, name: person.displayName };
  return {
    ...content,
    title: packed.formTitle,
    ...(form && published && pickFormProperties(form, published)),
    // The editor of a submission isn't its creator.
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

/**
 * Returns the manifest hash that the receipt of this edit would have; `undefined` if it isn't an edit of a submission.
 */
export async function computeEditHash(
  { hashing }: Pick<SyncPorts, 'hashing'>,
  { id: responseId, version, data: { data: answers }, resubmission }: PackedResponse,
  attachments: readonly AttachmentRow[],
): Promise<string | undefined> {
  if (!resubmission) return undefined;
  const files = findFiles(answers).map((file) => {
    const own = attachments.find(({ id }) => id === file.id);
    return own
      ? { name: own.name, sizeBytes: own.sizeBytes, sha256: own.sha256 }
      : { name: file.name, sizeBytes: file.size };
  });
  return computeManifestHash(hashing, { responseId, version, answers, files, resubmission: resubmission.count });
}
