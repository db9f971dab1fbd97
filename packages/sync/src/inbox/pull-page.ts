import type { DriveChange, GraphPage } from '@tideform/graph';
import { goneEvents } from '../database/journal.ts';
import type { TeamSyncRow } from '../database/rows.ts';
import { kindOf } from './file-kind.ts';
import { keepFiles } from './keep-files.ts';
import { keepUnreadable } from './keep-unreadable.ts';
import { localETags } from './local-files.ts';
import { type ChangedFile, type DeletedItem, pageChanges } from './page-changes.ts';
import { urgentFirst } from './priority.ts';
import type { Pull } from './pull.ts';
import type { PulledFile } from './pulled-file.ts';
import { readFiles } from './read-files.ts';
import { findMissing } from './read-items.ts';
import { removableItems, removeItems } from './remove-items.ts';

/** How far a round of changes has come. */
export interface Progress {
  /** Token of the row when it was last read or written: another pull has not moved it since. */
  readonly storedToken: string | undefined;
  /** The row's `startedAnew` when the round began. */
  readonly startedAnew: string | undefined;
  /** Items that came back so far, in a full enumeration. */
  readonly seen: ReadonlySet<string> | undefined;
}

/** Another tab has pulled this team meanwhile; nothing more of the page is kept. */
export class PulledElsewhere extends Error {
  override readonly name = 'PulledElsewhere';
}

/** Files that are kept together: reading those of a whole page may take longer than the tab lives. */
const keptAtOnce = 100;

/**
 * Brings one page of changes into the local database: the last changes and the page's token in one transaction, what came
 * before them as soon as it is read, so that a pull which is cut has less to read the next time. The token stays where it was
 * once something has failed, so that the next pull meets those changes again.
 *
 * @throws PulledElsewhere
 */
export async function pullPage(pull: Pull, page: GraphPage<DriveChange>, progress: Progress): Promise<Progress> {
  const { database, team } = pull;
  const { files, deleted } = pageChanges(page.rows);
  const known = await localETags(
    database,
    files.map((file) => file.id),
  );
  const wanted = urgentFirst(
    files.filter((file) => isWanted(pull, file, known)),
    pull.isCurrent,
  );
  const kept: PulledFile[] = [];
  while (wanted.length > keptAtOnce) {
    const read = await readFiles(pull, wanted.splice(0, keptAtOnce), known);
    await whereItWas(pull, progress, () => keepFiles(pull, read));
    kept.push(...read);
  }
  const pulled = await readFiles(pull, wanted, known);
  const gone = [...deleted.map((item) => item.id), ...(await lostWithFolders(pull, deleted, progress))];
  const seen =
    progress.seen &&
    new Set([
      ...progress.seen,
      ...cameBack(files, known, [...kept, ...pulled]),
      ...pull.unreadable.map(({ item }) => item.id),
    ]);
  return whereItWas(pull, progress, async (stored) => {
    await removeItems(pull, gone);
    await removeItems(pull, submittedItems(files), goneEvents.submitted);
    await keepFiles(pull, pulled);
    await keepUnreadable(pull, pull.unreadable);
    const isComplete = pull.errors.length === 0;
    if (seen && page.deltaLink && isComplete) await sweep(pull, seen);
    const row = isComplete
      ? advanced(pull, page, { ...progress, seen })
      : { ...stored, id: team.id, errors: [...pull.errors] };
    await database.teamSync.put(row);
    return { ...progress, storedToken: row.token, seen };
  });
}

/** Writes in a transaction, unless another pull has moved the team's row since. */
function whereItWas<Result>(
  { database, team }: Pull,
  progress: Progress,
  write: (stored: TeamSyncRow | undefined) => Promise<Result>,
): Promise<Result> {
  const { teams, teamSync, forms, responses, outbox, receipts, journal } = database;
  return database.transaction('rw', [teams, teamSync, forms, responses, outbox, receipts, journal], async () => {
    const stored = await teamSync.get(team.id);
    const isMoved = stored?.token !== progress.storedToken || stored?.startedAnew !== progress.startedAnew;
    if (isMoved) throw new PulledElsewhere();
    return write(stored);
  });
}

/** Unchanged files are not read again, nor drafts of forms by people who cannot build. */
function isWanted(pull: Pull, file: ChangedFile, known: ReadonlyMap<string, string | undefined>): boolean {
  if (file.kind === 'responseSubmitted') return false;
  if (file.kind === 'formDraft' && !pull.team.accounts[pull.identity.userId]?.canBuildForms) return false;
  return file.eTag === undefined || file.eTag !== known.get(file.id);
}

/** A draft that was submitted elsewhere is no draft any more. */
function submittedItems(files: readonly ChangedFile[]): string[] {
  return files.filter((file) => file.kind === 'responseSubmitted').map((file) => file.id);
}

/**
 * Local items that went with a deleted folder: Graph need not name what was inside. Folders of forms and own responses
 * are known by their ids, and so are folders of responses by their parent; only others make all local items be asked for.
 * A full enumeration finds out by itself.
 */
async function lostWithFolders(pull: Pull, deleted: readonly DeletedItem[], progress: Progress): Promise<string[]> {
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
  return findMissing(pull, await removableItems(pull));
}

/** Items of the page that local rows stand for, now or once the page is kept. */
function cameBack(
  files: readonly ChangedFile[],
  known: ReadonlyMap<string, string | undefined>,
  pulled: readonly PulledFile[],
): string[] {
  const present = files.filter((file) => file.kind !== 'responseSubmitted' && known.has(file.id));
  return [...present.map((file) => file.id), ...pulled.map((file) => file.item.id)];
}

/** Removes what a full enumeration did not bring back. */
async function sweep(pull: Pull, seen: ReadonlySet<string>): Promise<void> {
  const removable = await removableItems(pull);
  await removeItems(
    pull,
    removable.filter((id) => !seen.has(id)),
  );
}

function advanced(pull: Pull, page: GraphPage<DriveChange>, { seen, startedAnew }: Progress): TeamSyncRow {
  const token = page.deltaLink ?? page.nextLink;
  return {
    id: pull.team.id,
    userId: pull.identity.userId,
    errors: pull.unreadable.filter(({ item }) => kindOf(item.name) === 'responseDraft').map(({ failure }) => failure),
    ...(startedAnew && { startedAnew }),
    ...(token && { token }),
    ...(seen && !page.deltaLink && { resync: { seen: [...seen] } }),
  };
}
