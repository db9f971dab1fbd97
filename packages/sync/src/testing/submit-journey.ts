import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import type { Simulation } from './simulation.ts';

const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
const pollIntervalMs = 250;

export interface SubmitJourney {
  readonly answers: SubmissionData;
  /** Answers of acknowledged submits, keyed by response ID. */
  readonly acknowledged: Map<string, SubmissionData>;
  /** Pause between saving and submitting; with a pause, the draft is synced first. */
  readonly pauseMs: number;
}

/**
 * A user opens a tab to answer one form: continues or starts a draft, submits it, and waits until it is sent. Earlier
 * submits are left alone. Resolves when nothing is left to send.
 */
export async function answerAndSubmit(
  tab: SimulatedTab,
  simulation: Simulation,
  journey: SubmitJourney,
): Promise<SyncContext> {
  const context = await tab.openContext();
  await context.database.teams.put(simulation.team);
  await context.database.forms.put(simulation.form);
  await checkResponsesStoredOnce(context);
  createSyncEngine(context, noPulls).start();
  await submitIfNotYet(context, simulation, journey);
  await waitUntilSent(context);
  return context;
}

async function submitIfNotYet(
  context: SyncContext,
  simulation: Simulation,
  { answers, acknowledged, pauseMs }: SubmitJourney,
): Promise<void> {
  const { database } = context;
  const commands = createResponseCommands(context);
  const [found] = await database.responses.toArray();
  const receipt = await database.receipts.toCollection().first();
  const done = found?.submitted ? found.id : receipt?.responseId;
  if (done !== undefined) {
    // Committed, but the tab died before it could acknowledge.
    acknowledged.set(done, answers);
    return;
  }
  const draft = found ?? (await commands.create(simulation.form.id));
  await commands.saveDraft(draft.id, answers);
  if (pauseMs > 0) await context.ports.clock.wait(pauseMs);
  await commands.submit(draft.id, answers);
  acknowledged.set(draft.id, answers);
}

/**
 * Checks whenever a tab opens that each response is either a draft, in the outbox or a receipt, and only one of these
 * (SYNC-4).
 */
async function checkResponsesStoredOnce({ database }: SyncContext): Promise<void> {
  const [responses, outbox, receipts] = await Promise.all([
    database.responses.toArray(),
    database.outbox.toArray(),
    database.receipts.toArray(),
  ]);
  const drafts = responses.filter((row) => !row.submitted).map((row) => row.id);
  const frozen = responses.filter((row) => row.submitted).map((row) => row.id);
  const queued = outbox.filter((row) => row.state !== 'done').map((row) => row.responseId);
  const responseIds = [...drafts, ...queued, ...receipts.map((row) => row.responseId)];
  const isOnce = new Set(responseIds).size === responseIds.length;
  if (!isOnce || frozen.join() !== queued.join()) throw new Error(`Not in exactly one place: ${responseIds.join()}`);
}

async function waitUntilSent({ database, ports }: SyncContext): Promise<void> {
  while ((await database.receipts.count()) === 0 || (await database.outbox.count()) > 0) {
    await ports.clock.wait(pollIntervalMs);
  }
}
