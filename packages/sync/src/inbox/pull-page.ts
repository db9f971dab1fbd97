import type { DriveChange, GraphPage } from '@tideform/graph';
import { goneEvents } from '../database/journal.ts';
import type { TeamSyncRow } from '../database/rows.ts';
import { type ChangedFile, type DeletedItem, extractChanges, getFileKind, sortByPriority } from './changed-files.ts';
import { getLocalETags } from './get-local-e-tags.ts';
import { findMissingItems, readPulledFiles } from './read-pulled-files.ts';
import { listRemovableItems, removeItems } from './remove-items.ts';
import { savePulledFiles, saveUnreadableItems } from './save-pulled-files.ts';
import type { PulledFile, TeamPull } from './team-pull.ts';

/** Progress of a pull through the pages of a library's changes. */
export interface PullProgress {
  /** Token of the team's row when it was last read or written, to detect that another pull has changed it. */
  readonly storedToken: string | undefined;
  /** `startedAnew` of the team's row at the beginning of the pull. */
  readonly startedAnew: string | undefined;
  /** IDs of items found so far in a full enumeration. */
  readonly seen: ReadonlySet<string> | undefined;
}

/** Thrown when another tab has pulled this team meanwhile; the rest of the page is dropped. */
export class ConcurrentPull extends Error {
  override readonly name = 'PulledElsewhere';
}

/** Files stored in one transaction. Reading a whole page first could take longer than the tab stays open. */
const filesPerTransaction = 100;

/**
 * Stores one delta page in the local database. The last changes are written in one transaction with the page's token,
 * earlier ones as soon as they are read, so that the next pull has less to do after an interruption. After a failure,
 * the token isn't advanced, so that the next pull repeats the page.
 *
 * @throws ConcurrentPull
 */
export async function pullPage(
  pull: TeamPull,
  page: GraphPage<DriveChange>,
  progress: PullProgress,
): Promise<PullProgress> {
  const { database, team } = pull;
  const { files, deleted } = extractChanges(page.rows);
  const known = await getLocalETags(
    database,
    files.map((file) => file.id),
  );
  const wanted = sortByPriority(
    files.filter((file) => shouldRead(pull, file, known)),
    pull.isCurrent,
  );
  const saved: PulledFile[] = [];
  while (wanted.length > filesPerTransaction) {
    const read = await readPulledFiles(pull, wanted.splice(0, filesPerTransaction), known);
    await writeIfCurrent(pull, progress, () => savePulledFiles(pull, read));
    saved.push(...read);
  }
  const pulled = await readPulledFiles(pull, wanted, known);
  const gone = [...deleted.map((item) => item.id), ...(await findItemsOfDeletedFolders(pull, deleted, progress))];
  const seen =
    progress.seen &&
    new Set([
      ...progress.seen,
      ...getPresentItemIds(files, known, [...saved, ...pulled]),
      ...pull.unreadable.map(({ item }) => item.id),
    ]);
  return writeIfCurrent(pull, progress, async (stored) => {
    await removeItems(pull, gone);
    await removeItems(pull, getSubmittedItemIds(files), goneEvents.submitted);
    await savePulledFiles(pull, pulled);
    await saveUnreadableItems(pull, pull.unreadable);
    const isComplete = pull.errors.length === 0;
    if (seen && page.deltaLink && isComplete) await removeUnseen(pull, seen);
    const row = isComplete
      ? toAdvancedRow(pull, page, { ...progress, seen })
      : { ...stored, id: team.id, errors: [...pull.errors] };
    await database.teamSync.put(row);
    return { ...progress, storedToken: row.token, seen };
  });
}

/** Runs `write` in a transaction, unless another pull has changed the team's row meanwhile. */
function writeIfCurrent<Result>(
  { database, team }: TeamPull,
  progress: PullProgress,
  write: (stored: TeamSyncRow | undefined) => Promise<Result>,
): Promise<Result> {
  const { teams, teamSync, forms, responses, outbox, receipts, journal } = database;
  return database.transaction('rw', [teams, teamSync, forms, responses, outbox, receipts, journal], async () => {
    const stored = await teamSync.get(team.id);
    const hasChanged = stored?.token !== progress.storedToken || stored?.startedAnew !== progress.startedAnew;
    if (hasChanged) throw new ConcurrentPull();
    return write(stored);
  });
}

/**
 * Returns whether a file must be read. Unchanged files are skipped, and so are form drafts for users that can't build
 * forms.
 */
function shouldRead(pull: TeamPull, file: ChangedFile, known: ReadonlyMap<string, string | undefined>): boolean {
  if (file.kind === 'responseSubmitted') return false;
  if (file.kind === 'formDraft' && !pull.team.accounts[pull.identity.userId]?.canBuildForms) return false;
  return file.eTag === undefined || file.eTag !== known.get(file.id);
}

/** Returns the IDs of submissions: a draft that was submitted on another device is removed locally. */
function getSubmittedItemIds(files: readonly ChangedFile[]): string[] {
  return files.filter((file) => file.kind === 'responseSubmitted').map((file) => file.id);
}

/**
 * Finds local items that were deleted with a folder, because Graph may not list a deleted folder's content. Folders of
 * forms and own responses are known by their IDs, and other response folders by their parent. Only for unknown folders,
 * all local items are checked. A full enumeration doesn't need this.
 */
async function findItemsOfDeletedFolders(
  pull: TeamPull,
  deleted: readonly DeletedItem[],
  progress: PullProgress,
): Promise<string[]> {
  const folders = deleted.filter((item) => !item.isFile);
  if (progress.seen || folders.length === 0) return [];
  const ids = [...folders.map((item) => item.id), ...folders.flatMap((item) => item.parentId ?? [])];
  const explained = new Set<string>();
  const { forms, responses } = pull.database;
  await forms
    .where('folderDriveItemId')
    .anyOf(ids)
    .each((form) => void explained.add(form.folderDriveItemId));
  await forms
    .where('responsesDriveItemId')
    .anyOf(ids)
    .each((form) => void explained.add(form.responsesDriveItemId ?? ''));
  await responses
    .where('folderDriveItemId')
    .anyOf(ids)
    .each((row) => void explained.add(row.folderDriveItemId ?? ''));
  if (folders.every((item) => explained.has(item.id) || explained.has(item.parentId ?? ''))) return [];
  return findMissingItems(pull, await listRemovableItems(pull));
}

/** Returns the IDs of the page's items that local rows represent, now or after the page is stored. */
function getPresentItemIds(
  files: readonly ChangedFile[],
  known: ReadonlyMap<string, string | undefined>,
  pulled: readonly PulledFile[],
): string[] {
  const present = files.filter((file) => file.kind !== 'responseSubmitted' && known.has(file.id));
  return [...present.map((file) => file.id), ...pulled.map((file) => file.item.id)];
}

/** Removes items that a full enumeration didn't find. */
async function removeUnseen(pull: TeamPull, seen: ReadonlySet<string>): Promise<void> {
  const removable = await listRemovableItems(pull);
  await removeItems(
    pull,
    removable.filter((id) => !seen.has(id)),
  );
}

function toAdvancedRow(pull: TeamPull, page: GraphPage<DriveChange>, { seen, startedAnew }: PullProgress): TeamSyncRow {
  const token = page.deltaLink ?? page.nextLink;
  return {
    id: pull.team.id,
    userId: pull.identity.userId,
    errors: pull.unreadable
      .filter(({ item }) => getFileKind(item.name) === 'responseDraft')
      .map(({ failure }) => failure),
    ...(startedAnew && { startedAnew }),
    ...(token && { token }),
    ...(seen && !page.deltaLink && { resync: { seen: [...seen] } }),
  };
}
