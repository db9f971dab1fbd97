import { compare, type DriveItem, formatFilter, GraphError, operations } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import { isFolderRow } from '../../library/content-types.ts';
import { preferUnindexed } from '../../library/list-together.ts';
import { responseFolderName } from '../../library/safe-name.ts';
import type { PushRun } from '../push-run.ts';
import { requireLeader } from '../require-leader.ts';
import { setFields } from './fields.ts';
import { folderFields } from './part-fields.ts';
import { childWithFields, itemWithFields, type ResponseLibrary } from './response-library.ts';
import { takeBackIfReplaced } from './take-back.ts';

export interface FolderOwner {
  readonly responseId: string;
  readonly formId: string;
  readonly formTitle: string;
  readonly submissionNumber: number;
}

/** Names tried when the plain one is taken by a folder that is not ours. */
const suffixes = ['', '-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];

/**
 * The folder of a response: found by its response id, else made, else, when its name is taken, adopted. Calling it again
 * finds the same one, also when the answer of the first call was lost.
 */
export function getOrCreateFolder(run: PushRun, library: ResponseLibrary, owner: FolderOwner): Promise<string> {
  return claimFolder(library, owner, (folder) => leaveIfReplaced(run, library, folder));
}

/** `getOrCreateFolder` for whoever is the only one to work at the response. @param beforeClaim of a folder that nobody has claimed */
export async function claimFolder(
  library: ResponseLibrary,
  owner: FolderOwner,
  beforeClaim: (folder: DriveItem) => Promise<void> = async () => {},
): Promise<string> {
  return (await claimedFolder(library, owner.responseId)) ?? makeFolder(library, owner, beforeClaim);
}

/** The response's folder, if there is one: claimed, or made by a call whose answer was lost. */
export async function findFolder(library: ResponseLibrary, owner: FolderOwner): Promise<string | undefined> {
  const claimed = await claimedFolder(library, owner.responseId);
  if (claimed) return claimed;
  for (const name of folderNames(owner)) {
    const folder = await childWithFields(library, library.responsesFolderId, name);
    // A former leader may have claimed it since the list was asked.
    if (!folder || isFree(folder) || isClaimedFor(folder, owner)) return folder?.id;
  }
  return undefined;
}

async function makeFolder(
  library: ResponseLibrary,
  owner: FolderOwner,
  beforeClaim: (folder: DriveItem) => Promise<void>,
): Promise<string> {
  for (const name of folderNames(owner)) {
    const folder = await createFolder(library, name);
    if (isFree(folder)) await beforeClaim(folder);
    if (await adopt(library, owner, folder)) return folder.id;
  }
  throw new Failed('response-folder-not-created', {});
}

/** The response may have been discarded since: then nobody would look for its folder any more. */
async function leaveIfReplaced(run: PushRun, library: ResponseLibrary, folder: DriveItem): Promise<void> {
  const isOwn = folder.createdBy?.user?.id === run.ports.identity()?.userId;
  if (isOwn) await takeBackIfReplaced(run, library, folder);
  else await requireLeader(run);
}

/** Makes the folder, or gives the one that has the name already: perhaps ours, of a call whose answer was lost. */
async function createFolder(library: ResponseLibrary, name: string): Promise<DriveItem> {
  const { graph, driveId, responsesFolderId } = library;
  const body = { name, folder: {}, '@microsoft.graph.conflictBehavior': 'fail' } as const;
  try {
    return await graph.call(operations.createChild, { driveId, itemId: responsesFolderId }, { body });
  } catch (error) {
    if (!(error instanceof GraphError) || error.status !== 409) throw error;
    const taken = await childWithFields(library, responsesFolderId, name);
    if (!taken) throw error;
    return taken;
  }
}

/** Claims the folder for the response, unless it is another's. */
async function adopt(library: ResponseLibrary, owner: FolderOwner, folder: DriveItem): Promise<boolean> {
  if (isClaimedFor(folder, owner)) return true;
  if (!isFree(folder)) return false;
  await setFields(library, folder.id, folderFields(owner));
  return true;
}

function isClaimedFor(folder: DriveItem, { responseId }: FolderOwner): boolean {
  return folder.listItem?.fields?.tfResponseId === responseId;
}

function isFree(folder: DriveItem): boolean {
  return folder.folder !== undefined && folder.listItem?.fields?.tfResponseId === undefined;
}

/** Whether an item is still this response's folder. */
export async function isClaimedFolder(library: ResponseLibrary, itemId: string, responseId: string): Promise<boolean> {
  const folder = await itemWithFields(library, itemId);
  return folder?.folder !== undefined && folder.listItem?.fields?.tfResponseId === responseId;
}

/** The folder that bears the response's id. NOTE: also finds one that somebody has renamed or moved. */
export async function claimedFolder(
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
      headers: preferUnindexed,
    },
  );
  const folder = page.rows.find(isFolderRow);
  return (folder?.driveItem as DriveItem | undefined)?.id;
}

function folderNames({ submissionNumber, formTitle }: FolderOwner): string[] {
  const name = responseFolderName(submissionNumber, formTitle);
  return suffixes.map((suffix) => name + suffix);
}
