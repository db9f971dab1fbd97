import { type FileLike, parseForm } from '@tideform/engine';
import { getNameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { AttachmentRow, FileRow, FormRow, ResponseRow } from '../database/rows.ts';
import { findFreeFileName } from '../files/find-free-file-name.ts';
import { findFiles } from '../files/stored-file.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import { computeManifestHash } from '../responses/compute-manifest-hash.ts';
import { withCollaborator } from '../responses/fork-response.ts';
import { pickFormProperties } from '../responses/pick-form-properties.ts';
import { decodeBase64, type PackedFile, type PackedResponse, readPackage } from './response-package.ts';

/**
 * Reason why a response of a package wasn't imported:
 * - `here`: this device already has it, as a draft or in the outbox
 * - `arrived`: this device has already sent it to the library
 * - `otherPerson`: it belongs to another account
 * - `otherTeam`: the account isn't in the response's team, or the team isn't on this device yet
 * - `damaged`: its form or files are invalid
 */
export type ImportSkipReason = 'here' | 'arrived' | 'otherPerson' | 'otherTeam' | 'damaged';

export interface ImportedResponses {
  readonly imported: readonly ResponseRow[];
  readonly skipped: readonly { readonly title: string; readonly reason: ImportSkipReason }[];
  /** Names of files that are neither in the package nor in the library. */
  readonly lostFiles: readonly string[];
}

/**
 * Imports the responses of a package as drafts, which the user checks and submits. A response keeps its ID, so that it
 * arrives once even if two devices send it. An edit of a submission stays an edit.
 *
 * @throws UnreadablePackageError when the file isn't a package of this program
 */
export async function importResponses(context: SyncContext, file: Blob): Promise<ImportedResponses> {
  const person = requireIdentity(context.ports);
  const { responses, files } = await readPackage(file);
  const imported: ResponseRow[] = [];
  const skipped: { title: string; reason: ImportSkipReason }[] = [];
  const lostFiles: string[] = [];
  for (const packed of responses) {
    const own = files.filter((one) => one.responseId === packed.id);
    const checked = await verifyFiles(context, packed.id, own);
    const row = checked === 'damaged' ? checked : await importResponse(context, person, packed, checked);
    if (typeof row === 'string') skipped.push({ title: packed.formTitle || packed.formId, reason: row });
    else {
      imported.push(row);
      lostFiles.push(...findMissingFiles(findFiles(row.data.data), own));
    }
  }
  return { imported, skipped, lostFiles };
}

async function importResponse(
  context: SyncContext,
  person: Identity,
  packed: PackedResponse,
  { files, attachments }: VerifiedFiles,
): Promise<ResponseRow | ImportSkipReason> {
  const { database, ports } = context;
  const { responses, outbox, receipts, forms, teams, journal } = database;
  if (packed.tenantId !== undefined && packed.tenantId !== person.tenantId) return 'otherPerson';
  if (packed.userId !== undefined && packed.userId !== person.userId) return 'otherPerson';
  const schema = parseForm(packed.schema);
  if (!schema.ok) return 'damaged';
  const edit = await computeEditHash(ports, packed, attachments);
  const importRows = async (): Promise<ResponseRow | ImportSkipReason> => {
    const team = await teams.get(packed.teamId);
    const form = await forms.get(packed.formId);
    if (!team || team.tenantId !== person.tenantId || !(person.userId in team.accounts)) return 'otherTeam';
    if (form && form.teamId !== team.id) return 'damaged';
    const receipt = await receipts.get(packed.id);
    if (receipt && (!edit || edit === receipt.manifestHash)) return 'arrived';
    if ((await responses.get(packed.id)) || (await outbox.get(packed.id))) return 'here';
    const row = toDraftRow(context, person, { ...packed, schema: schema.form }, form);
    await responses.add(row);
    await database.files.bulkAdd([...files]);
    // The response may have been withdrawn before and have left rows of the same files.
    await database.attachments.bulkPut([...attachments]);
    await addJournalEntry(database, ports.clock, row.id, 'imported');
    return row;
  };
  const tables = [responses, outbox, receipts, forms, teams, journal, database.files, database.attachments];
  return withStorageReserve(database, () => database.transaction('rw', tables, importRows));
}

interface VerifiedFiles {
  readonly files: readonly FileRow[];
  readonly attachments: readonly AttachmentRow[];
}

/**
 * Converts the files of one packed response to rows after verifying their bytes. Files on this device aren't replaced,
 * and files in the library aren't sent again.
 */
async function verifyFiles(
  { database, ports }: SyncContext,
  responseId: string,
  packed: readonly PackedFile[],
): Promise<VerifiedFiles | 'damaged'> {
  const { tenantId, userId } = requireIdentity(ports);
  const files: FileRow[] = [];
  const attachments: AttachmentRow[] = [];
  const seen = new Set<string>();
  for (const { id, name, type, sizeBytes, sha256, content, isRead } of packed) {
    const bytes = tryDecode(content);
    const isWhole = bytes?.length === sizeBytes && (await ports.hashing.sha256(bytes)) === sha256;
    const existing = await database.files.get(id);
    const isOther = existing && (await ports.hashing.sha256(existing.content)) !== sha256;
    if (!bytes || !isWhole || isOther || seen.has(id)) return 'damaged';
    seen.add(id);
    if (!existing) files.push({ id, timestamp: ports.clock.now(), content: new Blob([bytes], { type }) });
    if (isRead) continue;
    const isTaken = (key: string) => attachments.some((row) => getNameKey(row.name) === key);
    const safeName = findFreeFileName(name, isTaken, ports.chance.random);
    attachments.push({ id, responseId, tenantId, userId, name: safeName, type, sizeBytes, sha256 });
  }
  return { files, attachments };
}

/** Returns the names of files that the answers refer to and that are neither in the package nor in the library. */
function findMissingFiles(named: readonly FileLike[], packed: readonly PackedFile[]): readonly string[] {
  const here = new Set(packed.map(({ id }) => id));
  return named.filter(({ id, driveItemId }) => driveItemId === undefined && !here.has(id)).map(({ name }) => name);
}

function tryDecode(content: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return decodeBase64(content);
  } catch {
    return undefined;
  }
}

/** Converts a packed response to a row. Local data of the form takes precedence over the package. */
function toDraftRow(
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
async function computeEditHash(
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
