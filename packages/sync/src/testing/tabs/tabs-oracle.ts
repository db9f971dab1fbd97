import type { FileLike, SubmissionData } from '@tideform/engine';
import type { Item } from '@tideform/graph/testing';
import type { Database } from '../../database/open-database.ts';
import { findFiles, withFileLocations } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import type { BuilderDevice, Simulation } from '../simulation.ts';
import { describeDifference, getFields, listFolderFiles } from '../submit-oracle.ts';
import { isSafe, type TabsTruth } from './tabs-user.ts';

/** Response in the library, with its folder. */
interface StoredItem {
  readonly id: string;
  readonly item: Item;
  readonly isSubmission: boolean;
  readonly answers: SubmissionData;
  /** ID of the response that this one is a copy of. */
  readonly copiedFromId: string | undefined;
}

/** Checks as a reader that every visible submission is complete (I5). */
export function findIncomplete({ graph, server }: Simulation, truth: TabsTruth): string[] {
  return [...graph.state.items.values()]
    .filter((item) => !item.isDeleted && getFields(item).tfItemType === 'submission')
    .flatMap((item) => {
      const { id, answers } = parseStoredItem(item);
      const beside = new Set(listFolderFiles(graph, item).map(({ name }) => name));
      const lacking = [fileNames.responseSubmitted].filter((name) => !beside.has(name));
      return [
        ...lacking.map((name) => `[SYNC-13] a submission shows without ${name}`),
        ...findFileDamage(graph.state.items, answers, truth).map((what) => `[SYNC-13] a submission shows and ${what}`),
        ...describeDifference('[SYNC-10] number', getFields(item).tfSubmissionNumber, server.numbers.get(id)),
      ];
    });
}

/**
 * Checks that each response on the device is exactly one of these: a draft, frozen with an outbox row, or a receipt
 * (I3).
 */
export async function findMisplacedResponses(database: Database): Promise<string[]> {
  const { responses, outbox, receipts } = database;
  const [rows, queue, done] = await database.transaction('r', responses, outbox, receipts, () =>
    Promise.all([responses.toArray(), outbox.toArray(), receipts.toArray()]),
  );
  const queued = queue.filter((row) => row.state !== 'done' && !row.deleted).map((row) => row.responseId);
  const frozen = rows.filter((row) => row.submitted).map((row) => row.id);
  const places = [...rows.map((row) => row.id), ...done.map((row) => row.responseId)];
  return [
    ...describeDifference('[SYNC-4] frozen and queued', frozen.sort(), queued.sort()),
    ...describeDifference('[SYNC-4] places', places.length, new Set(places).size),
  ];
}

/** State of a run that the checks need. */
export interface TabsState {
  readonly simulation: Simulation;
  readonly builderDevice: BuilderDevice;
  readonly truth: TabsTruth;
}

/** Checks everything that must be true when nothing is left to send. Returns the violations. */
export async function findTabsDamage(state: TabsState, database: Database): Promise<string[]> {
  const { simulation, truth } = state;
  const [rows, receipts, attachments] = await Promise.all([
    database.responses.toArray(),
    database.receipts.toArray(),
    database.attachments.toArray(),
  ]);
  const stored = listStoredItems(simulation, truth);
  const submissions = stored.filter((one) => one.isSubmission);
  const drafts = stored.filter((one) => !one.isSubmission);
  const here = new Set(rows.map((row) => row.id));
  const leftFiles = attachments.filter((row) => !here.has(row.responseId)).map((row) => row.name);
  return [
    ...findLostResponses(truth, stored),
    ...submissions.flatMap((one) => findSubmissionDamage(simulation, one, stored, truth)),
    ...drafts.flatMap((one) => findDraftDamage(simulation, one, stored, truth)),
    ...findFolderDifference(state, stored),
    ...describeDifference(
      '[SYNC-6] counted',
      [...simulation.server.counted].sort(),
      submissions.map(({ id }) => id).sort(),
    ),
    ...describeDifference('[SYNC-9] delivered', listDeliveredIds(simulation), submissions.map(({ id }) => id).sort()),
    ...describeDifference(
      '[SYNC-10] numbers',
      new Set(simulation.server.numbers.values()).size,
      simulation.server.numbers.size,
    ),
    ...describeDifference(
      '[SYNC-4] receipts',
      receipts.map((row) => row.responseId).filter((id) => !hasResponse(submissions, id)),
      [],
    ),
    ...describeDifference('[SYNC-73] drafts here', rows.map((row) => row.id).sort(), listExpectedDrafts(drafts, rows)),
    ...describeDifference('[SYNC-54] files of nobody', leftFiles, []),
    ...findForeignFileDamage(state),
  ];
}

/** Returns drafts of the library, and empty ones of the device. */
function listExpectedDrafts(
  drafts: readonly StoredItem[],
  rows: readonly { readonly id: string; readonly driveItemId?: string }[],
) {
  const untouched = rows.filter((row) => row.driveItemId === undefined).map((row) => row.id);
  return [...new Set([...drafts.map(({ id }) => id), ...untouched])].sort();
}

function findLostResponses(truth: TabsTruth, stored: readonly StoredItem[]): string[] {
  return [...truth.responses].flatMap(([id, known]) => {
    const there = stored.filter((one) => one.id === id);
    if (there.length > 1) return [`[SYNC-11] ${id} is there ${there.length} times`];
    const [one] = there;
    if (known.isAcknowledged && !one?.isSubmission) return [`[SYNC-2] submitted and no submission: ${id}`];
    if (!one && known.saves.some(isSafe) && !known.isDiscarded) return [`[SYNC-1] lost: ${id}`];
    return [];
  });
}

function findSubmissionDamage(
  simulation: Simulation,
  one: StoredItem,
  stored: readonly StoredItem[],
  truth: TabsTruth,
): string[] {
  const { id, item, answers } = one;
  const requestedAnswers = truth.responses.get(id)?.requestedAnswers ?? [];
  const says = JSON.parse(String(getFields(item).tfSubmissionData));
  const isRequested = requestedAnswers.some((one) => isSameJson(clearLocations(one), clearLocations(answers)));
  const names = [fileNames.responseSubmitted, 'submission.pdf', ...listOwnFileNames(simulation, one, stored, truth)];
  const pdf = listFolderFiles(simulation.graph, item).find(({ name }) => name === 'submission.pdf');
  const drawn = new Set(pdf?.versions.map((version) => new TextDecoder().decode(version.bytes)));
  return [
    ...(isRequested ? [] : [`[SYNC-14] ${id} has answers that nobody submitted`]),
    ...describeDifference(`[SYNC-13] fields of ${id}`, says, answers),
    ...describeDifference(`[SYNC-11] beside ${id}`, listFolderFileNames(simulation, item, truth), names.sort()),
    ...(drawn.size > 1 && truth.cuts === 0 ? [`[SYNC-12] ${drawn.size} different PDFs`] : []),
    ...findFileDamage(simulation.graph.state.items, answers, truth).map((what) => `[SYNC-52] ${what}`),
  ];
}

/**
 * Returns the names of the files that belong to a response in its folder. After a power failure, the device may not
 * have the bytes of a draft that it sets aside; the copy's files then stay in the original's folder (SYNC-57).
 */
function listOwnFileNames(
  { graph }: Simulation,
  one: StoredItem,
  stored: readonly StoredItem[],
  truth: TabsTruth,
): string[] {
  const own = findFiles(one.answers);
  if (truth.cuts === 0) return own.map((file) => file.name);
  const isBeside = (file: FileLike) => graph.state.items.get(String(file.driveItemId))?.parentId === one.item.parentId;
  const copies = stored.filter(({ copiedFromId }) => copiedFromId === one.id);
  const ofCopies = copies.flatMap(({ answers }) => findFiles(answers)).filter(isBeside);
  const stays = one.copiedFromId === undefined ? own : own.filter(isBeside);
  return [...new Set([...stays, ...ofCopies].map((file) => file.name))];
}

function findDraftDamage(
  simulation: Simulation,
  one: StoredItem,
  stored: readonly StoredItem[],
  truth: TabsTruth,
): string[] {
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
      ? describeDifference(
          `[SYNC-58] beside the draft ${id}`,
          listFolderFileNames(simulation, item, truth),
          names.sort(),
        )
      : []),
    ...findFileDamage(simulation.graph.state.items, answers, truth).map((what) => `[SYNC-52] ${what}`),
  ];
}

/**
 * Returns whether answers may have been set aside as a copy. After a power failure, a device may not know that it wrote
 * the library's state. Then that state stays the draft, and later text is a copy (SYNC-74), or was discarded (SYNC-76),
 * as a copy or before.
 */
function isSetAside(id: string, stored: readonly StoredItem[], truth: TabsTruth): boolean {
  const isThrownAway = ([other, { isDiscarded }]: readonly [string, { readonly isDiscarded: boolean }]) =>
    isDiscarded && (other === id || !hasResponse(stored, other));
  return stored.some((one) => one.copiedFromId === id) || [...truth.responses].some(isThrownAway);
}

/**
 * Compares the number of folders with the number of responses. Skipped after a power failure, because a folder may then
 * be unknown.
 */
function findFolderDifference(
  { simulation, builderDevice, truth }: TabsState,
  stored: readonly StoredItem[],
): string[] {
  if (truth.cuts > 0) return [];
  const folders = simulation.graph.state.items.get(builderDevice.form.responsesDriveItemId ?? '')?.children ?? [];
  return describeDifference('[SYNC-11] folders', [...folders].length, stored.length);
}

function findFileDamage(items: ReadonlyMap<string, Item>, answers: SubmissionData, truth: TabsTruth): string[] {
  return findFiles(answers).flatMap((file) => {
    const item = items.get(String(file.driveItemId));
    const bytes = item && !item.isDeleted ? new TextDecoder().decode(item.current.bytes) : undefined;
    return bytes === truth.storedFiles.get(file.id) ? [] : [`${file.name} is not whole`];
  });
}

function listDeliveredIds({ server }: Simulation): string[] {
  const submits = [...server.deliveries].map((one) => one.split(' ')).filter(([, , trigger]) => trigger === 'submit');
  return submits.map(([id = '']) => id).sort();
}

function listStoredItems({ graph }: Simulation, { leftBehind }: TabsTruth): StoredItem[] {
  const names: readonly string[] = [fileNames.responseDraft, fileNames.responseSubmitted];
  return [...graph.state.items.values()]
    .filter((item) => !item.isDeleted && names.includes(item.name) && !leftBehind.has(item.id))
    .map(parseStoredItem);
}

function parseStoredItem(item: Item): StoredItem {
  const { id, copiedFromId, data } = JSON.parse(new TextDecoder().decode(item.current.bytes)) as {
    readonly id: string;
    readonly copiedFromId?: string;
    readonly data: { readonly data: SubmissionData };
  };
  return { id, item, isSubmission: getFields(item).tfItemType === 'submission', answers: data.data, copiedFromId };
}

function listFolderFileNames(
  simulation: Simulation,
  item: Item,
  { foreignFiles: strangers, leftBehind }: TabsTruth,
): string[] {
  return listFolderFiles(simulation.graph, item)
    .filter(({ id }) => !strangers.has(id) && !leftBehind.has(id))
    .map(({ name }) => name)
    .sort();
}

/** Checks that files of other users were neither overwritten nor claimed. */
function findForeignFileDamage({ simulation, truth }: TabsState): string[] {
  return [...truth.foreignFiles].flatMap(([id, content]) => {
    const item = simulation.graph.state.items.get(id);
    if (!item || item.isDeleted) return [];
    const bytes = new TextDecoder().decode(item.current.bytes);
    return bytes === content && getFields(item).tfItemType === undefined
      ? []
      : [`[SYNC-50] the file of a stranger was taken: ${item.name}`];
  });
}

const emptyLocation = { name: '', url: '', driveId: '', driveItemId: '' };

function clearLocations(answers: SubmissionData): SubmissionData {
  return withFileLocations(answers, new Map(findFiles(answers).map((file) => [file.id, emptyLocation])));
}

function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sortKeys(one)]),
  );
}

function hasResponse(stored: readonly StoredItem[], id: string): boolean {
  return stored.some((one) => one.id === id);
}
