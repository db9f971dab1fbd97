import type { FileLike, SubmissionData } from '@tideform/engine';
import type { Item, MemoryGraph } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { findFiles, withFileLocations } from '../files/stored-file.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import type { Simulation } from './simulation.ts';
import { describeDifference, getFields, listFolderFiles, listSubmissions } from './submit-oracle.ts';

const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
const pollIntervalMs = 250;

/** Small sizes, so that a file of a hundred bytes is large. */
const uploadSizes = { singlePutBelowBytes: 64, rangeBytes: 32 };

/** One file for a single PUT and one for four ranges, with names that differ only in case. */
const samplePictures = [
  { name: 'Quay.jpg', content: 'a small picture' },
  { name: 'quay.JPG', content: 'a large picture '.repeat(7) },
];

export interface FileJourney {
  /** Content of every acknowledged file, by file ID. */
  readonly storedFiles: Map<string, string>;
  /** Answers of requested and of acknowledged submits, by response ID. */
  readonly requestedAnswers: Map<string, SubmissionData>;
  readonly acknowledged: Map<string, SubmissionData>;
  /** Pause between saving and submitting; with a pause, the draft is synced first. */
  readonly pauseMs: number;
  /** In a later tab, the user removes this file from the draft, and pauses. */
  readonly takesOut?: { readonly at: 0 | 1; readonly pauseMs: number };
}

/**
 * A user answers a form with two files and submits it; in a later tab they continue. Resolves when nothing is left to
 * send.
 */
export async function answerAndSubmitWithFiles(
  tab: SimulatedTab,
  simulation: Simulation,
  journey: FileJourney,
): Promise<SyncContext> {
  const context = { ...(await tab.openContext()), uploadSizes };
  await context.database.teams.put(simulation.team);
  await context.database.forms.put(simulation.form);
  await checkStoredFiles(context, journey);
  createSyncEngine(context, noPulls).start();
  await submitIfNotYet(context, simulation, journey);
  await waitUntilSent(context);
  return context;
}

async function submitIfNotYet(context: SyncContext, simulation: Simulation, journey: FileJourney): Promise<void> {
  const { database } = context;
  const commands = createResponseCommands(context);
  const [found] = await database.responses.toArray();
  const done = found?.submitted ? found.id : (await database.receipts.toCollection().first())?.responseId;
  if (done !== undefined) {
    // Committed, but the tab died before it could acknowledge.
    journey.acknowledged.set(done, journey.requestedAnswers.get(done) ?? {});
    return;
  }
  const draft = found ?? (await commands.create(simulation.form.id));
  const isLater = draft.data.data.pictures !== undefined;
  const answers = isLater ? removePicture(draft.data.data, journey) : await addPictures(context, draft.id, journey);
  await commands.saveDraft(draft.id, answers);
  const { pauseMs } = (isLater && journey.takesOut) || journey;
  if (pauseMs > 0) await context.ports.clock.wait(pauseMs);
  journey.requestedAnswers.set(draft.id, answers);
  await commands.submit(draft.id, answers);
  journey.acknowledged.set(draft.id, answers);
}

function removePicture(answers: SubmissionData, { takesOut }: FileJourney): SubmissionData {
  if (!takesOut) return answers;
  return { ...answers, pictures: findFiles(answers).filter((_, at) => at !== takesOut.at) };
}

async function addPictures(
  context: SyncContext,
  responseId: string,
  { storedFiles }: FileJourney,
): Promise<SubmissionData> {
  const files = createFileCommands(context);
  const picked = [];
  for (const { name, content } of samplePictures) {
    const file = await files.add(responseId, new Blob([content]), { name, type: 'image/jpeg' });
    storedFiles.set(file.id, content);
    picked.push(file);
  }
  return { place: 'Quay 4', pictures: picked };
}

/** Checks that every file of a response on this device has its original bytes (SYNC-47, SYNC-54). */
async function checkStoredFiles({ database }: SyncContext, { storedFiles }: FileJourney): Promise<void> {
  for (const row of await database.responses.toArray()) {
    for (const file of findFiles(row.data.data)) {
      const content = await (await database.files.get(file.id))?.content.text();
      if (content === undefined || content !== storedFiles.get(file.id)) throw new Error(`${file.name} lost content`);
    }
  }
}

async function waitUntilSent({ database, ports }: SyncContext): Promise<void> {
  while ((await database.receipts.count()) === 0 || (await database.outbox.count()) > 0) {
    await ports.clock.wait(pollIntervalMs);
  }
}

/**
 * Finds differences between the library and the submits: each file must exist once and completely, and nothing else.
 */
export function findFileDamage({ graph, server, form }: Simulation, journey: FileJourney): string[] {
  const submissions = listSubmissions(graph);
  const ids = [...journey.acknowledged.keys()].sort();
  const folders = [...(graph.state.items.get(form.responsesDriveItemId ?? '')?.children ?? [])];
  return [
    ...describeDifference('submissions', submissions.map(getResponseIdOfItem).sort(), ids),
    ...describeDifference('counted', [...server.counted].sort(), ids),
    ...describeDifference('folders', folders.length, ids.length),
    ...submissions.flatMap((item) => findSubmissionDamage(graph, item, journey)),
  ];
}

/** Finds visible submissions that aren't complete. */
export function findIncompleteWithFiles(graph: MemoryGraph, storedFiles: ReadonlyMap<string, string>): string[] {
  return listSubmissions(graph).flatMap((item) =>
    findFiles(getAnswers(item)).flatMap((file) => findMissingContent(graph, file, storedFiles)),
  );
}

/** Finds acknowledged files that are missing or incomplete; other items are ignored. For runs with power failures. */
export function findLostFiles({ graph }: Simulation, journey: FileJourney): string[] {
  const found = listSubmissions(graph).filter((item) => journey.acknowledged.has(getResponseIdOfItem(item)));
  return [
    ...describeDifference(
      'acknowledged submissions',
      found.map(getResponseIdOfItem).sort(),
      [...journey.acknowledged.keys()].sort(),
    ),
    ...findIncompleteWithFiles(graph, journey.storedFiles),
  ];
}

/** Finds files that are left on the device after everything was sent. */
export async function findLeftoverFiles({ database }: SyncContext): Promise<string[]> {
  const counts = await Promise.all(
    [database.responses, database.outbox, database.files, database.attachments].map((table) => table.count()),
  );
  return describeDifference('responses, outbox rows, files and attachments left over', counts, [0, 0, 0, 0]);
}

/**
 * Finds items next to a submission that aren't marked with a response's ID. Marked ones may belong to a copy, after a
 * power failure (SYNC-57).
 */
export function findUnclaimedItems({ graph }: Simulation): string[] {
  const beside = listSubmissions(graph).flatMap((item) => listFolderFiles(graph, item));
  const unclaimed = beside.filter((item) => getFields(item).tfItemType === undefined);
  return describeDifference(
    'claimed by nobody',
    unclaimed.map(({ name }) => name),
    [],
  );
}

function findFolderDamage(graph: MemoryGraph, item: Item): string[] {
  const names = ['response.submitted.json', 'submission.pdf', ...findFiles(getAnswers(item)).map((file) => file.name)];
  const beside = listFolderFiles(graph, item).map(({ name }) => name);
  return describeDifference('what lies in the folder', beside, names.sort());
}

function findSubmissionDamage(graph: MemoryGraph, item: Item, journey: FileJourney): string[] {
  const answers = getAnswers(item);
  const files = findFiles(answers);
  const submitted = journey.acknowledged.get(getResponseIdOfItem(item));
  return [
    ...describeDifference('answers', clearLocations(answers), submitted && clearLocations(submitted)),
    ...describeDifference('answers in the fields', JSON.parse(String(getFields(item).tfSubmissionData)), answers),
    ...findFolderDamage(graph, item),
    ...files.flatMap((file) => findAttachmentDamage(graph, item, file, journey)),
  ];
}

function findAttachmentDamage(graph: MemoryGraph, submission: Item, file: FileLike, journey: FileJourney): string[] {
  const item = graph.state.items.get(String(file.driveItemId));
  if (!item) return [`${file.name} is nowhere`];
  const { tfItemType, tfResponseId, tfFormId } = getFields(item);
  const whose = { tfItemType, tfResponseId, tfFormId };
  const { tfFormId: formId } = getFields(submission);
  return [
    ...findMissingContent(graph, file, journey.storedFiles),
    ...describeDifference('folder', item.parentId, submission.parentId),
    ...describeDifference('name', item.name, file.name),
    ...describeDifference('drive', item.driveId, file.driveId),
    ...describeDifference('address', file.url.endsWith(`/${encodeURIComponent(file.name)}`), true),
    ...describeDifference('fields', whose, {
      tfItemType: 'attachment',
      tfResponseId: getResponseIdOfItem(submission),
      tfFormId: formId,
    }),
    ...describeDifference(`how often the content of ${file.name} was written`, item.cTag, 1),
  ];
}

function findMissingContent(graph: MemoryGraph, file: FileLike, storedFiles: ReadonlyMap<string, string>): string[] {
  const item = graph.state.items.get(String(file.driveItemId));
  const content = item && !item.isDeleted ? new TextDecoder().decode(item.current.bytes) : undefined;
  return content === storedFiles.get(file.id) ? [] : [`a submission shows and ${file.name} is not whole`];
}

const emptyLocation = { name: '', url: '', driveId: '', driveItemId: '' };

function clearLocations(answers: SubmissionData): SubmissionData {
  return withFileLocations(answers, new Map(findFiles(answers).map((file) => [file.id, emptyLocation])));
}

function getAnswers(item: Item): SubmissionData {
  const stored = JSON.parse(new TextDecoder().decode(item.current.bytes)) as { data: { data: SubmissionData } };
  return stored.data.data;
}

function getResponseIdOfItem(item: Item): string {
  return String(getFields(item).tfResponseId);
}
