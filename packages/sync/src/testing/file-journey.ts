import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { createFileCommands } from '../files/create-file-commands.ts';
import { filesIn } from '../files/stored-file.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import type { World } from './simulated-world.ts';

const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
const lookMs = 250;

/** Cut small: a file of a hundred bytes is a large one. */
const uploadSizes = { singlePutBelowBytes: 64, rangeBytes: 32 };

/** One file for one PUT and one of four ranges, whose names differ in case alone. */
const pictures = [
  { name: 'Quay.jpg', content: 'a small picture' },
  { name: 'quay.JPG', content: 'a large picture '.repeat(7) },
];

export interface FileJourney {
  /** Content of every file that the person was told is kept, by file id. */
  readonly kept: Map<string, string>;
  /** Answers that a submit was asked for, by response id; and those that the person was told are submitted. */
  readonly asked: Map<string, SubmissionData>;
  readonly acknowledged: Map<string, SubmissionData>;
  /** How long the person looks out of the window between saving and submitting; then the draft is synced first. */
  readonly pauseMs: number;
  /** In a later tab they take this one of the two files out of the draft that they find, and look out of the window so long. */
  readonly takesOut?: { readonly at: 0 | 1; readonly pauseMs: number };
}

/**
 * A person answers a form with two files and submits it; in a later tab they go on where they find themselves. Resolves
 * when nothing is left to send.
 */
export async function answerWithFiles(tab: SimulatedTab, world: World, journey: FileJourney): Promise<SyncContext> {
  const context = { ...(await tab.openContext()), uploadSizes };
  await context.database.teams.put(world.team);
  await context.database.forms.put(world.form);
  await checkKept(context, journey);
  createSyncEngine(context, noPulls).start();
  await submitIfNotYet(context, world, journey);
  await everythingSent(context);
  return context;
}

async function submitIfNotYet(context: SyncContext, world: World, journey: FileJourney): Promise<void> {
  const { database } = context;
  const commands = createResponseCommands(context);
  const [found] = await database.responses.toArray();
  const done = found?.submitted ? found.id : (await database.receipts.toCollection().first())?.responseId;
  if (done !== undefined) {
    // Committed, but the tab died before it could say so.
    journey.acknowledged.set(done, journey.asked.get(done) ?? {});
    return;
  }
  const draft = found ?? (await commands.create(world.form.id));
  const isLater = draft.data.data.pictures !== undefined;
  const answers = isLater ? withoutOne(draft.data.data, journey) : await pick(context, draft.id, journey);
  await commands.saveDraft(draft.id, answers);
  const { pauseMs } = (isLater && journey.takesOut) || journey;
  if (pauseMs > 0) await context.ports.clock.wait(pauseMs);
  journey.asked.set(draft.id, answers);
  await commands.submit(draft.id, answers);
  journey.acknowledged.set(draft.id, answers);
}

function withoutOne(answers: SubmissionData, { takesOut }: FileJourney): SubmissionData {
  if (!takesOut) return answers;
  return { ...answers, pictures: filesIn(answers).filter((_, at) => at !== takesOut.at) };
}

async function pick(context: SyncContext, responseId: string, { kept }: FileJourney): Promise<SubmissionData> {
  const files = createFileCommands(context);
  const picked = [];
  for (const { name, content } of pictures) {
    const file = await files.add(responseId, new Blob([content]), { name, type: 'image/jpeg' });
    kept.set(file.id, content);
    picked.push(file);
  }
  return { place: 'Quay 4', pictures: picked };
}

/** Every file that a response on this device names is there, with the bytes that were picked (SYNC-47, SYNC-54). */
async function checkKept({ database }: SyncContext, { kept }: FileJourney): Promise<void> {
  for (const row of await database.responses.toArray()) {
    for (const file of filesIn(row.data.data)) {
      const content = await (await database.files.get(file.id))?.content.text();
      if (content === undefined || content !== kept.get(file.id)) throw new Error(`The bytes of ${file.name} are gone`);
    }
  }
}

async function everythingSent({ database, ports }: SyncContext): Promise<void> {
  while ((await database.receipts.count()) === 0 || (await database.outbox.count()) > 0) {
    await ports.clock.wait(lookMs);
  }
}
