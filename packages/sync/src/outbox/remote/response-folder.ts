import { compare, type DriveItem, formatFilter, GraphError, operations } from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import { isFolderRow, preferUnindexedHeader } from '../../library/list-rows.ts';
import { formatResponseFolderName } from '../../library/safe-name.ts';
import { CheckExpiredError } from '../../retries/verdict.ts';
import { type PushRun, requireLeader } from '../push-run.ts';
import { buildFolderFields, setSubmissionFields } from './fields.ts';
import {
  getChildWithFields,
  getItemWithFields,
  ignoreNotFound,
  type ResponseLibrary,
} from './find-response-library.ts';
import { undoIfReplaced } from './undo-upload.ts';

export interface FolderOwner {
  readonly responseId: string;
  readonly formId: string;
  readonly formTitle: string;
  readonly submissionNumber: number;
}

/** Suffixes for a folder name that is taken by another response's folder. */
const suffixes = ['', '-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];

/**
 * Returns the folder of a response: finds it by response ID, creates it, or adopts an existing folder with its name.
 * Repeated calls return the same folder, even if the first call's HTTP response was lost.
 */
export function getOrCreateFolder(run: PushRun, library: ResponseLibrary, owner: FolderOwner): Promise<string> {
  return claimFolder(library, owner, (folder) => undoFolderIfReplaced(run, library, folder));
}

/**
 * Variant of `getOrCreateFolder` for callers that are the only writer of the response.
 *
 * @param beforeClaim called with a folder before it is marked with the response's ID
 */
export async function claimFolder(
  library: ResponseLibrary,
  owner: FolderOwner,
  beforeClaim: (folder: DriveItem) => Promise<void> = async () => {},
): Promise<string> {
  return (await findClaimedFolder(library, owner.responseId)) ?? makeFolder(library, owner, beforeClaim);
}

/**
 * Finds the response's folder without creating it: a folder marked with the response's ID, or one from a call whose
 * HTTP response was lost.
 */
export async function findFolder(library: ResponseLibrary, owner: FolderOwner): Promise<string | undefined> {
  const claimed = await findClaimedFolder(library, owner.responseId);
  if (claimed) return claimed;
  for (const name of getCandidateNames(owner)) {
    const folder = await getChildWithFields(library, library.responsesFolderId, name);
    // A former leader may have marked the folder with this response's ID since the list was read.
    if (!folder || isUnclaimedFolder(folder) || isClaimedFor(folder, owner)) return folder?.id;
  }
  return undefined;
}

async function makeFolder(
  library: ResponseLibrary,
  owner: FolderOwner,
  beforeClaim: (folder: DriveItem) => Promise<void>,
): Promise<string> {
  for (const name of getCandidateNames(owner)) {
    const folder = await createFolder(library, name);
    if (isUnclaimedFolder(folder)) await beforeClaim(folder);
    if (await claimIfFree(library, owner, folder)) return folder.id;
  }
  throw new FailureError('response-folder-not-created', {});
}

/**
 * Throws if another tab leads now, and deletes a folder that this tab just created. The response may have been
 * discarded since, and the new folder would never be deleted.
 */
async function undoFolderIfReplaced(run: PushRun, library: ResponseLibrary, folder: DriveItem): Promise<void> {
  const isOwn = folder.createdBy?.user?.id === run.ports.identity()?.userId;
  if (isOwn) await undoIfReplaced(run, library, folder);
  else await requireLeader(run);
}

/** Creates the folder, or returns the existing one with this name, which may be from a call whose response was lost. */
async function createFolder(library: ResponseLibrary, name: string): Promise<DriveItem> {
  const { graph, driveId, responsesFolderId } = library;
  const body = { name, folder: {}, '@microsoft.graph.conflictBehavior': 'fail' } as const;
  try {
    return await graph.call(operations.createChild, { driveId, itemId: responsesFolderId }, { body });
  } catch (error) {
    if (!(error instanceof GraphError) || error.status !== 409) throw error;
    const taken = await getChildWithFields(library, responsesFolderId, name);
    if (!taken) throw error;
    return taken;
  }
}

/** Claims the folder for the response, unless it belongs to another one. */
async function claimIfFree(library: ResponseLibrary, owner: FolderOwner, folder: DriveItem): Promise<boolean> {
  if (isClaimedFor(folder, owner)) return true;
  if (!isUnclaimedFolder(folder)) return false;
  await setSubmissionFields(library, folder.id, buildFolderFields(owner));
  return true;
}

function isClaimedFor(folder: DriveItem, { responseId }: FolderOwner): boolean {
  return folder.listItem?.fields?.tfResponseId === responseId;
}

function isUnclaimedFolder(folder: DriveItem): boolean {
  return folder.folder !== undefined && folder.listItem?.fields?.tfResponseId === undefined;
}

/** Returns whether an item is still this response's folder. */
export async function isClaimedFolder(library: ResponseLibrary, itemId: string, responseId: string): Promise<boolean> {
  const folder = await getItemWithFields(library, itemId);
  return folder?.folder !== undefined && folder.listItem?.fields?.tfResponseId === responseId;
}

/**
 * Finds the folder that is marked with the response's ID.
 * NOTE: also finds a folder that was renamed or moved.
 */
export async function findClaimedFolder(
  { graph, driveId }: ResponseLibrary,
  responseId: string,
): Promise<string | undefined> {
  const page = await graph.page(
    operations.listDriveListItems,
    { driveId },
    {
      query: {
        filter: formatFilter(compare('fields/tfResponseId', 'eq', responseId)),
        expand: 'fields($select=tfItemType,tfResponseId),driveItem',
      },
      headers: preferUnindexedHeader,
    },
  );
  const folder = page.rows.find(isFolderRow);
  return (folder?.driveItem as DriveItem | undefined)?.id;
}

function getCandidateNames({ submissionNumber, formTitle }: FolderOwner): string[] {
  const name = formatResponseFolderName(submissionNumber, formTitle);
  return suffixes.map((suffix) => name + suffix);
}

/** Maximum age of a check before the deletion. Shorter than another device needs to submit. */
const maxAgeMs = 2_000;

/**
 * Deletes a response's folder with all content immediately, or not at all: during a longer wait, such as a throttled
 * retry, another device may submit the response into the folder.
 *
 * @param folder with its eTag to delete only the state that was read
 * @throws CheckExpiredError; GraphError 412 when the folder's eTag has changed
 */
export async function deleteFolder(
  { ports: { clock } }: PushRun,
  { graph, driveId }: ResponseLibrary,
  { id: itemId, eTag: ifMatch }: Pick<DriveItem, 'id' | 'eTag'>,
): Promise<void> {
  const [finished, tooLate] = [new AbortController(), new AbortController()];
  clock.wait(maxAgeMs, finished.signal).then(
    () => tooLate.abort(new CheckExpiredError()),
    () => {},
  );
  const options = { signal: tooLate.signal, ...(ifMatch !== undefined && { ifMatch }) };
  try {
    await ignoreNotFound(graph.call(operations.deleteItem, { driveId, itemId }, options));
  } finally {
    finished.abort();
  }
}
