import type { SubmissionData } from '@tideform/engine';
import { type DriveItem, type FieldValues, getNameKey } from '@tideform/graph';
import type { ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { type FileLocation, hasExpectedSize, withFileLocations } from '../files/stored-file.ts';
import { deleteItemIfPresent } from '../library/drive-items.ts';
import { indexByName, listChildren } from './files/attachment-folder.ts';
import { buildFileFields, buildSubmissionFields, type ItemOwner, setSubmissionFields } from './remote/fields.ts';
import {
  findResponseItem,
  getChildWithFields,
  isSubmission,
  type ResponseLibrary,
} from './remote/find-response-library.ts';
import { claimFolder } from './remote/response-folder.ts';
import { commitSubmissionFields, uploadSubmission } from './remote/upload-verified.ts';
import { encodeJson, toSubmittedResponse } from './response-file.ts';

/** File that a caller uploads to a response's folder. */
export interface ExpectedFile {
  /** ID of the file in the answers. */
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly isPdf: boolean;
}

/** Response whose files are already in its folder. */
export interface SubmissionToWrite {
  readonly library: ResponseLibrary;
  readonly response: ResponseRow;
  readonly manifestHash: string;
  readonly submissionNumber: number;
  readonly files: readonly ExpectedFile[];
  /** Uploaded files that the answers don't refer to; they are deleted. */
  readonly unnamed: readonly ExpectedFile[];
  /** Additional fields that the commit writes. */
  readonly moreFields: FieldValues;
}

/**
 * Creates a submission with steps P2 to P5 of the pipeline, for callers without a local database. A repeated call
 * continues where an earlier one stopped, and has no effect after the commit.
 *
 * @throws FailureError `file-unavailable` when a file isn't there as expected
 */
export async function writeSubmission(submission: SubmissionToWrite): Promise<void> {
  const { library, response, manifestHash, submissionNumber, files, unnamed, moreFields } = submission;
  const { id: responseId, formId, formTitle } = response;
  const folderId = await claimFolder(library, { responseId, formId, formTitle, submissionNumber });
  const found = await findResponseItem(library, folderId);
  if (found && isSubmission(found, responseId)) return;
  const lying = await findExpectedFiles(library, folderId, files);
  if ('missing' in lying) throw new FailureError('file-unavailable', { name: lying.missing });
  for (const { name } of unnamed) await removeFile(library, folderId, name);
  await claimFiles(library, { responseId, formId }, lying.items);
  const data: SubmissionData = withFileLocations(response.data.data, toLocations(library, lying.items));
  const located: ResponseRow = { ...response, data: { ...response.data, data } };
  const submitted = toSubmittedResponse(located, { manifestHash }, submissionNumber);
  const bytes = encodeJson(submitted);
  const item = await uploadSubmission(library, folderId, found, bytes);
  await commitSubmissionFields(library, item.id, bytes, {
    ...buildSubmissionFields(submitted, located),
    ...moreFields,
  });
}

type FoundFiles = readonly (readonly [ExpectedFile, DriveItem])[];

/**
 * Finds the items of expected files in a response's folder. `missing` is the name of the first file that isn't in the
 * folder with its expected size.
 */
export async function findExpectedFiles(
  library: ResponseLibrary,
  folderId: string,
  files: readonly ExpectedFile[],
): Promise<{ readonly items: FoundFiles } | { readonly missing: string }> {
  if (files.length === 0) return { items: [] };
  const present = indexByName(await listChildren({ library, folderId, responseId: '', formId: '' }));
  const items: [ExpectedFile, DriveItem][] = [];
  for (const file of files) {
    const item = present.get(getNameKey(file.name));
    if (!item || item.folder || !hasExpectedSize(item, file.sizeBytes)) return { missing: file.name };
    items.push([file, item]);
  }
  return { items };
}

async function removeFile(library: ResponseLibrary, folderId: string, name: string): Promise<void> {
  const item = await getChildWithFields(library, folderId, name);
  if (item) await deleteItemIfPresent(library.graph, library.driveId, item.id);
}

async function claimFiles(library: ResponseLibrary, owner: ItemOwner, items: FoundFiles): Promise<void> {
  for (const [{ isPdf }, item] of items)
    await setSubmissionFields(library, item.id, buildFileFields(isPdf ? 'pdf' : 'attachment', owner));
}

function toLocations({ driveId }: ResponseLibrary, items: FoundFiles): ReadonlyMap<string, FileLocation> {
  const attached = items.filter(([{ isPdf }]) => !isPdf);
  return new Map(
    attached.map(([{ id, name }, item]) => [id, { name, url: item.webUrl ?? '', driveId, driveItemId: item.id }]),
  );
}
