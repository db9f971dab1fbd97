import type { FileLike, SubmissionData } from '@tideform/engine';
import type { Item } from '@tideform/graph/testing';
import type { Database } from '../../database/open-database.ts';
import { findFiles, withFileLocations } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import type { Office } from '../office.ts';
import type { World } from '../simulated-world.ts';
import { differ, fieldsOf, filesBeside } from '../submit-oracle.ts';
import { isSafe, type TabsTruth } from './tabs-truth.ts';

/** Response in the library, with its folder. */
interface Stored {
  readonly id: string;
  readonly item: Item;
  readonly isSubmission: boolean;
  readonly answers: SubmissionData;
  /** ID of the response that this one is a copy of. */
  readonly copiedFromId: string | undefined;
}

/** Checks as a reader that every visible submission is complete (I5). */
export function findHalf({ graph, server }: World, truth: TabsTruth): string[] {
  return [...graph.state.items.values()]
    .filter((item) => !item.isDeleted && fieldsOf(item).tfItemType === 'submission')
    .flatMap((item) => {
      const { id, answers } = readStored(item);
      const beside = new Set(filesBeside(graph, item).map(({ name }) => name));
      const lacking = [fileNames.responseSubmitted].filter((name) => !beside.has(name));
      return [
        ...lacking.map((name) => `[SYNC-13] a submission shows without ${name}`),
        ...fileDamage(graph.state.items, answers, truth).map((what) => `[SYNC-13] a submission shows and ${what}`),
        ...differ('[SYNC-10] number', fieldsOf(item).tfSubmissionNumber, server.numbers.get(id)),
      ];
    });
}

/**
 * Checks that each response on the device is exactly one of these: a draft, frozen with an outbox row, or a receipt
 * (I3).
 */
export async function findMisplaced(database: Database): Promise<string[]> {
  const { responses, outbox, receipts } = database;
  const [rows, queue, done] = await database.transaction('r', responses, outbox, receipts, () =>
    Promise.all([responses.toArray(), outbox.toArray(), receipts.toArray()]),
  );
  const queued = queue.filter((row) => row.state !== 'done' && !row.deleted).map((row) => row.responseId);
  const frozen = rows.filter((row) => row.submitted).map((row) => row.id);
  const places = [...rows.map((row) => row.id), ...done.map((row) => row.responseId)];
  return [
    ...differ('[SYNC-4] frozen and queued', frozen.sort(), queued.sort()),
    ...differ('[SYNC-4] places', places.length, new Set(places).size),
  ];
}

/** State of a run that the checks need. */
export interface Stage {
  readonly world: World;
  readonly office: Office;
  readonly truth: TabsTruth;
}

/** Checks everything that must be true when nothing is left to send. Returns the violations. */
export async function findTabsDamage(stage: Stage, database: Database): Promise<string[]> {
  const { world, truth } = stage;
  const [rows, receipts, attachments] = await Promise.all([
    database.responses.toArray(),
    database.receipts.toArray(),
    database.attachments.toArray(),
  ]);
  const stored = storedIn(world, truth);
  const submissions = stored.filter((one) => one.isSubmission);
  const drafts = stored.filter((one) => !one.isSubmission);
  const here = new Set(rows.map((row) => row.id));
  const leftFiles = attachments.filter((row) => !here.has(row.responseId)).map((row) => row.name);
  return [
    ...lost(truth, stored),
    ...submissions.flatMap((one) => submissionDamage(world, one, stored, truth)),
    ...drafts.flatMap((one) => draftDamage(world, one, stored, truth)),
    ...foldersWithout(stage, stored),
    ...differ('[SYNC-6] counted', [...world.server.counted].sort(), submissions.map(({ id }) => id).sort()),
    ...differ('[SYNC-9] delivered', delivered(world), submissions.map(({ id }) => id).sort()),
    ...differ('[SYNC-10] numbers', new Set(world.server.numbers.values()).size, world.server.numbers.size),
    ...differ(
      '[SYNC-4] receipts',
      receipts.map((row) => row.responseId).filter((id) => !has(submissions, id)),
      [],
    ),
    ...differ('[SYNC-73] drafts here', rows.map((row) => row.id).sort(), shownDrafts(drafts, rows)),
    ...differ('[SYNC-54] files of nobody', leftFiles, []),
    ...findForeignFileDamage(stage),
  ];
}

/** Returns drafts of the library, and empty ones of the device. */
function shownDrafts(
  drafts: readonly Stored[],
  rows: readonly { readonly id: string; readonly driveItemId?: string }[],
) {
  const untouched = rows.filter((row) => row.driveItemId === undefined).map((row) => row.id);
  return [...new Set([...drafts.map(({ id }) => id), ...untouched])].sort();
}

function lost(truth: TabsTruth, stored: readonly Stored[]): string[] {
  return [...truth.responses].flatMap(([id, known]) => {
    const there = stored.filter((one) => one.id === id);
    if (there.length > 1) return [`[SYNC-11] ${id} is there ${there.length} times`];
    const [one] = there;
    if (known.isAcknowledged && !one?.isSubmission) return [`[SYNC-2] submitted and no submission: ${id}`];
    if (!one && known.saves.some(isSafe) && !known.isDiscarded) return [`[SYNC-1] lost: ${id}`];
    return [];
  });
}

function submissionDamage(world: World, one: Stored, stored: readonly Stored[], truth: TabsTruth): string[] {
  const { id, item, answers } = one;
  const requestedAnswers = truth.responses.get(id)?.requestedAnswers ?? [];
  const says = JSON.parse(String(fieldsOf(item).tfSubmissionData));
  const isRequested = requestedAnswers.some((one) => same(withoutPlaces(one), withoutPlaces(answers)));
  const names = [fileNames.responseSubmitted, 'submission.pdf', ...filesBesideIt(world, one, stored, truth)];
  const pdf = filesBeside(world.graph, item).find(({ name }) => name === 'submission.pdf');
  const drawn = new Set(pdf?.versions.map((version) => new TextDecoder().decode(version.bytes)));
  return [
    ...(isRequested ? [] : [`[SYNC-14] ${id} has answers that nobody submitted`]),
    ...differ(`[SYNC-13] fields of ${id}`, says, answers),
    ...differ(`[SYNC-11] beside ${id}`, besideNames(world, item, truth), names.sort()),
    ...(drawn.size > 1 && truth.cuts === 0 ? [`[SYNC-12] ${drawn.size} different PDFs`] : []),
    ...fileDamage(world.graph.state.items, answers, truth).map((what) => `[SYNC-52] ${what}`),
  ];
}

/**
 * Returns the names of the files that belong to a response in its folder. After a power failure, the device may not
 * have the bytes of a draft that it sets aside; the copy's files then stay in the original's folder (SYNC-57).
 */
function filesBesideIt({ graph }: World, one: Stored, stored: readonly Stored[], truth: TabsTruth): string[] {
  const own = findFiles(one.answers);
  if (truth.cuts === 0) return own.map((file) => file.name);
  const isBeside = (file: FileLike) => graph.state.items.get(String(file.driveItemId))?.parentId === one.item.parentId;
  const copies = stored.filter(({ copiedFromId }) => copiedFromId === one.id);
  const ofCopies = copies.flatMap(({ answers }) => findFiles(answers)).filter(isBeside);
  const stays = one.copiedFromId === undefined ? own : own.filter(isBeside);
  return [...new Set([...stays, ...ofCopies].map((file) => file.name))];
}

function draftDamage(world: World, one: Stored, stored: readonly Stored[], truth: TabsTruth): string[] {
  const { id, item, answers, copiedFromId } = one;
  const text = String(answers.place);
  const origin = copiedFromId === undefined ? undefined : truth.responses.get(copiedFromId);
  // The library may have answers that a power failure deleted on the device; they then look like another device's
  // write.
  const copied = truth.cuts > 0 && copiedFromId !== undefined && origin ? truth.textsOf(copiedFromId) : [];
  const older = truth.cuts > 0 && isSetAside(id, stored, truth) ? truth.textsOf(id) : [];
  const possible = [...truth.possibleTexts(id), ...copied, ...older];
  const names = [fileNames.responseDraft, ...findFiles(answers).map((file) => file.name)];
  return [
    ...(possible.includes(text) ? [] : [`[SYNC-1] the draft ${id} says ${text} and not ${possible.join(' or ')}`]),
    ...(truth.cuts === 0
      ? differ(`[SYNC-58] beside the draft ${id}`, besideNames(world, item, truth), names.sort())
      : []),
    ...fileDamage(world.graph.state.items, answers, truth).map((what) => `[SYNC-52] ${what}`),
  ];
}

/**
 * Returns whether answers may have been set aside as a copy. After a power failure, a device may not know that it wrote
 * the library's state. Then that state stays the draft, and later text is a copy (SYNC-74), or was discarded (SYNC-76),
 * as a copy or before.
 */
function isSetAside(id: string, stored: readonly Stored[], truth: TabsTruth): boolean {
  const isThrownAway = ([other, { isDiscarded }]: readonly [string, { readonly isDiscarded: boolean }]) =>
    isDiscarded && (other === id || !has(stored, other));
  return stored.some((one) => one.copiedFromId === id) || [...truth.responses].some(isThrownAway);
}

/**
 * Compares the number of folders with the number of responses. Skipped after a power failure, because a folder may then
 * be unknown.
 */
function foldersWithout({ world, office, truth }: Stage, stored: readonly Stored[]): string[] {
  if (truth.cuts > 0) return [];
  const folders = world.graph.state.items.get(office.form.responsesDriveItemId ?? '')?.children ?? [];
  return differ('[SYNC-11] folders', [...folders].length, stored.length);
}

function fileDamage(items: ReadonlyMap<string, Item>, answers: SubmissionData, truth: TabsTruth): string[] {
  return findFiles(answers).flatMap((file) => {
    const item = items.get(String(file.driveItemId));
    const bytes = item && !item.isDeleted ? new TextDecoder().decode(item.current.bytes) : undefined;
    return bytes === truth.storedFiles.get(file.id) ? [] : [`${file.name} is not whole`];
  });
}

function delivered({ server }: World): string[] {
  const submits = [...server.deliveries].map((one) => one.split(' ')).filter(([, , trigger]) => trigger === 'submit');
  return submits.map(([id = '']) => id).sort();
}

function storedIn({ graph }: World, { leftBehind }: TabsTruth): Stored[] {
  const names: readonly string[] = [fileNames.responseDraft, fileNames.responseSubmitted];
  return [...graph.state.items.values()]
    .filter((item) => !item.isDeleted && names.includes(item.name) && !leftBehind.has(item.id))
    .map(readStored);
}

function readStored(item: Item): Stored {
  const { id, copiedFromId, data } = JSON.parse(new TextDecoder().decode(item.current.bytes)) as {
    readonly id: string;
    readonly copiedFromId?: string;
    readonly data: { readonly data: SubmissionData };
  };
  return { id, item, isSubmission: fieldsOf(item).tfItemType === 'submission', answers: data.data, copiedFromId };
}

function besideNames(world: World, item: Item, { foreignFiles: strangers, leftBehind }: TabsTruth): string[] {
  return filesBeside(world.graph, item)
    .filter(({ id }) => !strangers.has(id) && !leftBehind.has(id))
    .map(({ name }) => name)
    .sort();
}

/** Checks that files of other users were neither overwritten nor claimed. */
function findForeignFileDamage({ world, truth }: Stage): string[] {
  return [...truth.foreignFiles].flatMap(([id, content]) => {
    const item = world.graph.state.items.get(id);
    if (!item || item.isDeleted) return [];
    const bytes = new TextDecoder().decode(item.current.bytes);
    return bytes === content && fieldsOf(item).tfItemType === undefined
      ? []
      : [`[SYNC-50] the file of a stranger was taken: ${item.name}`];
  });
}

const nowhere = { name: '', url: '', driveId: '', driveItemId: '' };

function withoutPlaces(answers: SubmissionData): SubmissionData {
  return withFileLocations(answers, new Map(findFiles(answers).map((file) => [file.id, nowhere])));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}

function has(stored: readonly Stored[], id: string): boolean {
  return stored.some((one) => one.id === id);
}
