import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import type { SelectFault } from './simulated-network.ts';
import type { StoreKind } from './simulated-storage.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { findDamage, findIncompleteSubmissions, findLostSubmissions } from './submit-oracle.ts';

export interface SubmitScenario {
  readonly seed: number;
  readonly pauseMs?: number;
  readonly faults?: SelectFault;
  readonly store?: StoreKind;
  readonly afterServed?: (simulation: Simulation, exchange: number) => void;
}

/** Simulated submit with the oracle that checks its result. */
export interface SubmitHarness {
  readonly simulation: Simulation;
  readonly journey: SubmitJourney;
  /** Runs the user's part in this tab until nothing is left to send. */
  runUser(tab: SimulatedTab): Promise<SyncContext>;
  /** Throws when anything was lost, duplicated, half done or left over. */
  check(context: SyncContext): Promise<void>;
  /** Throws when anything acknowledged is missing. Less strict than `check`: a power failure may orphan a draft. */
  checkNothingLost(): void;
}

/** Runs `play` in a new world. A failure contains the seed and the last events. */
export async function withSubmitHarness<Result>(
  run: SubmitScenario,
  work: (stage: SubmitHarness) => Promise<Result>,
): Promise<Result> {
  const half: string[] = [];
  const simulation = await createSimulation({
    ...run,
    afterServed(shown, exchange) {
      half.push(...findIncompleteSubmissions(shown.graph));
      run.afterServed?.(shown, exchange);
    },
  });
  const journey: SubmitJourney = { answers: { place: 'Quay 4' }, acknowledged: new Map(), pauseMs: run.pauseMs ?? 0 };
  try {
    return await work({
      simulation,
      journey,
      runUser: (tab) => answerAndSubmit(tab, simulation, journey),
      async check(context) {
        const damage = [
          ...half,
          ...findDamage(simulation, journey.acknowledged),
          ...(await simulation.runUntilSettled(findLeftovers(context))),
        ];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
      checkNothingLost() {
        const damage = [...half, ...findLostSubmissions(simulation, journey.acknowledged)];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
    });
  } catch (cause) {
    const last = simulation.scheduler.trace.slice(-12).join(', ');
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}\nlast: ${last}`, { cause });
  } finally {
    simulation.stop();
  }
}

async function findLeftovers({ database }: SyncContext): Promise<string[]> {
  const [responses, outbox, receipts] = await Promise.all([
    database.responses.count(),
    database.outbox.count(),
    database.receipts.count(),
  ]);
  return responses === 0 && outbox === 0 && receipts === 1
    ? []
    : [`left over: ${responses} responses, ${outbox} outbox rows, ${receipts} receipts`];
}

const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
const pollIntervalMs = 250;

interface SubmitJourney {
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
async function answerAndSubmit(
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
