import { type DriveItem, GraphError, operations } from '@tideform/graph';
import {
  fileNames,
  findChild,
  findItem,
  type LibraryAccess,
  listSubmissions,
  newestPartition,
  parseCursor,
  readJsonFile,
  readReview,
  responseFile,
  reviewFile,
  UnreadableFile,
} from '@tideform/sync/library';
import { listPrivateFolders } from '../confidential/confidential-store.ts';
import type { ServerContext } from '../context.ts';
import { findFormInLibrary, requireTeamsLibrary } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import type { FormAt, LastRun } from './retentions-store.ts';

type Counts = Omit<LastRun, 'at'>;

/** Before anybody submitted. */
const always = '1900-01-01T00:00:00.000Z';

/**
 * Deletes the responses of a form that were submitted before an instant, each with its folder, into the library's recycle bin. What is
 * under review is held.
 *
 * @throws NotInLibrary
 */
export async function deleteBefore(
  { database }: Pick<ServerContext, 'database'>,
  access: LibraryAccess,
  form: FormAt,
  before: Date,
  signal: AbortSignal,
): Promise<Counts> {
  const { graph, driveId } = access;
  const registered = await readForm(database, form.teamId, form.formId);
  if (!registered) throw new NotInLibrary('form-not-found');
  await requireTeamsLibrary(access, form.teamId);
  const { responsesFolderId } = await findFormInLibrary(access, form.formId, registered);
  const own = await listPrivateFolders(database, form);
  const parents = new Set([responsesFolderId, ...own.map(({ driveItemId }) => driveItemId)]);
  const counts = { deleted: 0, held: 0, refused: 0 };
  const query = {
    driveId,
    formId: form.formId,
    range: { from: always, to: before.toISOString() },
    answers: 'none',
    signal,
  } as const;
  const seen = new Set<string>();
  let more: string | undefined = JSON.stringify({ partition: await newestPartition(graph, driveId, 0, signal) });
  while (more !== undefined && !signal.aborted) {
    const page = await listSubmissions(graph, query, parseCursor(more));
    for (const { responseId, folderId } of page.items) {
      if (signal.aborted) break;
      if (folderId === undefined || seen.has(folderId)) continue;
      seen.add(folderId);
      const due = await findDue(access, { form, responseId, folderId, parents, before });
      if (due === undefined) continue;
      if (due === 'held') counts.held += 1;
      else if (await deleteFolder(access, due)) counts.deleted += 1;
      else counts.refused += 1;
    }
    more = page.more;
  }
  return counts;
}

interface Looked {
  readonly form: FormAt;
  readonly responseId: string;
  readonly folderId: string;
  /** Folders that hold the form's responses, each in a folder of its own. */
  readonly parents: ReadonlySet<string>;
  readonly before: Date;
}

/**
 * The folder that may go. Columns are what a member may have written: a folder counts only where the form's responses lie, and its file
 * has to say the same. Nothing goes that has come to the library later than that.
 */
async function findDue(
  { graph, driveId }: LibraryAccess,
  { form, responseId, folderId, parents, before }: Looked,
): Promise<DriveItem | 'held' | undefined> {
  const folder = await findItem(graph, driveId, folderId);
  const isOurs = folder?.folder && parents.has(folder.parentReference?.id ?? '');
  if (!isOurs || !isBefore(folder.createdDateTime, before)) return undefined;
  const file = await findChild(graph, driveId, folderId, fileNames.responseSubmitted);
  const content = file && (await orUnreadable(readJsonFile(graph, driveId, file, responseFile)));
  if (content === undefined || content === 'unreadable') return undefined;
  const isIt = content.id === responseId && content.formId === form.formId && isBefore(content.timestamp, before);
  if (!isIt) return undefined;
  return (await isUnderReview({ graph, driveId }, folderId)) ? 'held' : folder;
}

/** It is in progress, or somebody has it and is not done; so is one that cannot be read. */
async function isUnderReview({ graph, driveId }: Place, folderId: string): Promise<boolean> {
  const file = await findChild(graph, driveId, folderId, fileNames.review);
  if (!file) return false;
  const content = await orUnreadable(readJsonFile(graph, driveId, file, reviewFile));
  if (content === 'unreadable') return true;
  const { state, assignedTo } = readReview(content);
  return state === 'progress' || (state === 'new' && assignedTo !== undefined);
}

type Place = Pick<LibraryAccess, 'graph' | 'driveId'>;

async function orUnreadable<Content>(reading: Promise<Content>): Promise<Content | 'unreadable'> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnreadableFile) return 'unreadable';
    throw error;
  }
}

const isBefore = (instant: string | undefined, before: Date): boolean =>
  instant !== undefined && Date.parse(instant) < before.getTime();

/** @returns whether it is gone: `false` where the account may not delete it */
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
