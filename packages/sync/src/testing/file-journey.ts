import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { createFileCommands } from '../files/create-file-commands.ts';
import { findFiles } from '../files/stored-file.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import type { Simulation } from './simulation.ts';

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
