import { type DriveItem, GraphError, operations } from '@tideform/graph';
import {
  fileNames,
  findChild,
  findItem,
  findNewestPartition,
  type LibraryAccess,
  listSubmissions,
  parseCursor,
  parseReview,
  readJsonFile,
  responseFile,
  reviewFile,
  UnreadableFileError,
} from '@tideform/sync/library';
import { listPrivateFolders } from '../confidential/confidential-store.ts';
import type { ServerContext } from '../context.ts';
import { findFormInLibrary, NotInLibrary, requireTeamLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import type { FormKey, LastRun } from './retentions-store.ts';

type DeletionCounts = Omit<LastRun, 'at'>;

/** Start of the time range, before all submissions. */
const EARLIEST_TIME = '1900-01-01T00:00:00.000Z';

/**
 * Moves responses that were submitted before `before` to the library's recycle bin, with their folders. Keeps responses
 * under review.
 *
 * @throws NotInLibrary
 */
export async function deleteResponsesBefore(
  { database }: Pick<ServerContext, 'database'>,
  access: LibraryAccess,
  form: FormKey,
  before: Date,
  signal: AbortSignal,
): Promise<DeletionCounts> {
  const { graph, driveId } = access;
  const registered = await findRegisteredForm(database, form.teamId, form.formId);
  if (!registered) throw new NotInLibrary('form-not-found');
  await requireTeamLibrary(access, form.teamId);
  const { responsesFolderId } = await findFormInLibrary(access, form.formId, registered);
  const own = await listPrivateFolders(database, form);
  const parents = new Set([responsesFolderId, ...own.map(({ driveItemId }) => driveItemId)]);
  const counts = { deleted: 0, held: 0, refused: 0 };
  const query = {
    driveId,
    formId: form.formId,
    range: { from: EARLIEST_TIME, to: before.toISOString() },
    answers: 'none',
    signal,
  } as const;
  const seen = new Set<string>();
  let more: string | undefined = JSON.stringify({ partition: await findNewestPartition(graph, driveId, 0, signal) });
  while (more !== undefined && !signal.aborted) {
    const page = await listSubmissions(graph, query, parseCursor(more));
    for (const { responseId, folderId } of page.items) {
      if (signal.aborted) break;
      if (folderId === undefined || seen.has(folderId)) continue;
      seen.add(folderId);
      const due = await findDueFolder(access, { form, responseId, folderId, parents, before });
      if (due === undefined) continue;
      if (due === 'held') counts.held += 1;
      else if (await deleteFolder(access, due)) counts.deleted += 1;
      else counts.refused += 1;
    }
    more = page.more;
  }
  return counts;
}

interface DueFolderQuery {
  readonly form: FormKey;
  readonly responseId: string;
  readonly folderId: string;
  /** IDs of the folders that contain the response folders of the form: the shared folder and private folders. */
  readonly parents: ReadonlySet<string>;
  readonly before: Date;
}

/**
 * Finds the folder of a due response. Members can change the list columns, so the folder must be inside one of the
 * form's folders, the response file in it must have the same IDs, and both must be older than the cutoff.
 *
 * @returns `'held'` if the response is under review; `undefined` if the folder must not be deleted
 */
async function findDueFolder(
  { graph, driveId }: LibraryAccess,
  { form, responseId, folderId, parents, before }: DueFolderQuery,
): Promise<DriveItem | 'held' | undefined> {
  const folder = await findItem(graph, driveId, folderId);
  const isInFormFolder = folder?.folder && parents.has(folder.parentReference?.id ?? '');
  if (!isInFormFolder || !isBefore(folder.createdDateTime, before)) return undefined;
  const file = await findChild(graph, driveId, folderId, fileNames.responseSubmitted);
  const content = file && (await orUnreadable(readJsonFile(graph, driveId, file, responseFile)));
  if (content === undefined || content === 'unreadable') return undefined;
  const isSameResponse =
    content.id === responseId && content.formId === form.formId && isBefore(content.timestamp, before);
  if (!isSameResponse) return undefined;
  return (await isUnderReview({ graph, driveId }, folderId)) ? 'held' : folder;
}

/** Returns true if the response is under review: in progress, assigned, or its review can't be read. */
async function isUnderReview({ graph, driveId }: LibraryLocation, folderId: string): Promise<boolean> {
  const file = await findChild(graph, driveId, folderId, fileNames.review);
  if (!file) return false;
  const content = await orUnreadable(readJsonFile(graph, driveId, file, reviewFile));
  if (content === 'unreadable') return true;
  const { state, assignedTo } = parseReview(content);
  return state === 'progress' || (state === 'new' && assignedTo !== undefined);
}

type LibraryLocation = Pick<LibraryAccess, 'graph' | 'driveId'>;

async function orUnreadable<Content>(promise: Promise<Content>): Promise<Content | 'unreadable'> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof UnreadableFileError) return 'unreadable';
    throw error;
  }
}

const isBefore = (instant: string | undefined, before: Date): boolean =>
  instant !== undefined && Date.parse(instant) < before.getTime();

/** Moves a folder to the recycle bin. @returns `false` if the connected account may not delete the folder */
async function deleteFolder({ graph, driveId }: LibraryAccess, { id: itemId }: DriveItem): Promise<boolean> {
  try {
    await graph.call(operations.deleteItem, { driveId, itemId });
    return true;
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return true;
    if (error instanceof GraphError && (error.status === 403 || error.status === 423)) return false;
    throw error;
  }
}
