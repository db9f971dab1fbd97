import type { SubmissionData } from '@tideform/engine';
import { type DriveItem, type FieldValues, nameKey } from '@tideform/graph';
import type { ResponseRow } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { isSizeOf } from '../files/is-rewritten-by-service.ts';
import { type FilePlace, withPlaces } from '../files/stored-file.ts';
import { deleteIfPresent } from '../library/find-item.ts';
import { byName, childrenOf } from './files/attachment-folder.ts';
import { setFields } from './remote/fields.ts';
import { type PartOwner, partFields } from './remote/part-fields.ts';
import { commitFields, putInPlace } from './remote/put-submission.ts';
import { claimFolder } from './remote/response-folder.ts';
import { findResponseItem, isSubmission } from './remote/response-item.ts';
import { childWithFields, type ResponseLibrary } from './remote/response-library.ts';
import { submissionFields } from './remote/submission-fields.ts';
import { jsonBytes, submittedResponse } from './response-file.ts';

/** A file that somebody brings into a response's folder. */
export interface AnnouncedFile {
  /** As the answers name it. */
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly isPdf: boolean;
}

/** A response whose files lie in its folder already. */
export interface SubmissionToWrite {
  readonly library: ResponseLibrary;
  readonly response: ResponseRow;
  readonly manifestHash: string;
  readonly submissionNumber: number;
  readonly files: readonly AnnouncedFile[];
  /** Brought as well, and named by no answer: they go. */
  readonly unnamed: readonly AnnouncedFile[];
  /** Written with the commit. */
  readonly moreFields: FieldValues;
}

/**
 * Makes a response a submission by the steps P2 to P5 of the pipeline, for who has no device: repeated it finds what was done before,
 * and once it has committed it changes nothing.
 *
 * @throws Failed `file-unavailable` where a file is not there as it was announced
 */
export async function writeSubmission(submission: SubmissionToWrite): Promise<void> {
  const { library, response, manifestHash, submissionNumber, files, unnamed, moreFields } = submission;
  const { id: responseId, formId, formTitle } = response;
  const folderId = await claimFolder(library, { responseId, formId, formTitle, submissionNumber });
  const found = await findResponseItem(library, folderId);
  if (found && isSubmission(found, responseId)) return;
  const lying = await findAnnounced(library, folderId, files);
  if ('missing' in lying) throw new Failed('file-unavailable', { name: lying.missing });
  for (const { name } of unnamed) await removeFile(library, folderId, name);
  await claimFiles(library, { responseId, formId }, lying.items);
  const data: SubmissionData = withPlaces(response.data.data, placesOf(library, lying.items));
  const placed: ResponseRow = { ...response, data: { ...response.data, data } };
  const submitted = submittedResponse(placed, { manifestHash }, submissionNumber);
  const bytes = jsonBytes(submitted);
  const item = await putInPlace(library, folderId, found, bytes);
  await commitFields(library, item.id, bytes, { ...submissionFields(submitted, placed), ...moreFields });
}

type Lying = readonly (readonly [AnnouncedFile, DriveItem])[];

/** The items of announced files in a response's folder; `missing`: the name of the first that is not there with its size. */
export async function findAnnounced(
  library: ResponseLibrary,
  folderId: string,
  files: readonly AnnouncedFile[],
): Promise<{ readonly items: Lying } | { readonly missing: string }> {
  if (files.length === 0) return { items: [] };
  const present = byName(await childrenOf({ library, folderId, responseId: '', formId: '' }));
  const items: [AnnouncedFile, DriveItem][] = [];
  for (const file of files) {
    const item = present.get(nameKey(file.name));
    if (!item || item.folder || !isSizeOf(item, file.sizeBytes)) return { missing: file.name };
    items.push([file, item]);
  }
  return { items };
}

async function removeFile(library: ResponseLibrary, folderId: string, name: string): Promise<void> {
  const item = await childWithFields(library, folderId, name);
  if (item) await deleteIfPresent(library.graph, library.driveId, item.id);
}

async function claimFiles(library: ResponseLibrary, owner: PartOwner, items: Lying): Promise<void> {
  for (const [{ isPdf }, item] of items)
    await setFields(library, item.id, partFields(isPdf ? 'pdf' : 'attachment', owner));
}

function placesOf({ driveId }: ResponseLibrary, items: Lying): ReadonlyMap<string, FilePlace> {
  const attached = items.filter(([{ isPdf }]) => !isPdf);
  return new Map(
    attached.map(([{ id, name }, item]) => [id, { name, url: item.webUrl ?? '', driveId, driveItemId: item.id }]),
  );
}
