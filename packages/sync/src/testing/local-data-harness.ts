import type { SyncContext } from '../context.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createLocalDataCommands } from '../local-data/local-data-commands.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import { listStoredAnswers } from './devices/device-oracle.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import {
  type BuilderDevice,
  createSimulation,
  openBuilderDevice,
  type Simulation,
  type SimulationOptions,
} from './simulation.ts';
import { describeDifference, findIncompleteSubmissions } from './submit-oracle.ts';

const pulls = { pullTeams: async () => {}, pullTeam };

/** Content of the device: a draft that the library has too, an unsent draft, and a submit in progress. */
export const answersByState = { sent: 'sent', unsent: 'unsent', submitted: 'submitted' } as const;

export interface LocalDataHarness {
  readonly simulation: Simulation;
  readonly builderDevice: BuilderDevice;
  /** Steps until the user presses the button to resync or delete. */
  readonly startStep: number;
  /** Opens a tab of the user's browser with its engine, online. */
  openTab(name: string): Promise<{ readonly tab: SimulatedTab; readonly context: SyncContext }>;
  /** Kills the tab at this step, or when the work is done. Returns `false` if it was done before. */
  killAt(tab: SimulatedTab, at: number, work: Promise<unknown>): Promise<boolean>;
  /** Waits until the library has everything of the device, and the device shows what the library has. */
  waitUntilQuiet(context: SyncContext): Promise<void>;
  /**
   * Finds differences from the expected result: both drafts and the submission exist once, completely, with one number
   * each.
   */
  findDamage(): string[];
}

/** Runs `play` in a world where the user has worked offline and has just reconnected. */
export async function withLocalDataHarness<Result>(
  options: SimulationOptions,
  work: (stage: LocalDataHarness) => Promise<Result>,
): Promise<Result> {
  const half: string[] = [];
  const simulation = await createSimulation({
    ...options,
    afterServed: ({ graph }) => half.push(...findIncompleteSubmissions(graph)),
  });
  try {
    const builderDevice = await simulation.runUntilSettled(openBuilderDevice(simulation));
    await simulation.runUntilSettled(prepareDevice(simulation, builderDevice));
    return await work({
      ...{ simulation, builderDevice, startStep: simulation.scheduler.steps },
      openTab: (name) => simulation.runUntilSettled(openWithEngine(simulation.openTab(name), builderDevice)),
      async killAt(tab, at, work) {
        let isDone = false;
        const done = () => {
          isDone = true;
        };
        work.then(done, done);
        await simulation.run(() => isDone || simulation.scheduler.steps >= at);
        tab.kill();
        return !isDone;
      },
      waitUntilQuiet: (context) => simulation.runUntilSettled(waitUntilDeviceQuiet(context, builderDevice)),
      findDamage: () => [...half, ...findLibraryDamage(simulation, builderDevice)],
    });
  } finally {
    simulation.stop();
  }
}

async function openWithEngine(tab: SimulatedTab, { team }: BuilderDevice) {
  const context = await tab.openContext();
  const engine = createSyncEngine(context, pulls);
  engine.start();
  engine.requestSync({ teamId: team.id });
  return { tab, context, engine };
}

async function prepareDevice(simulation: Simulation, builderDevice: BuilderDevice): Promise<void> {
  let isOnline = true;
  const tab = simulation.openTab('first tab', { isOnline: () => isOnline });
  const inspector = await tab.openContext();
  await inspector.database.teams.put(builderDevice.team);
  const { context, engine } = await openWithEngine(tab, builderDevice);
  const { database, ports } = context;
  const commands = createResponseCommands(context);
  while ((await database.forms.count()) === 0) await ports.clock.wait(500);
  const start = async () => (await commands.create(builderDevice.form.id)).id;
  await commands.saveDraft(await start(), { place: answersByState.sent });
  while ((await database.responses.where('isDirty').equals(1).count()) > 0) await ports.clock.wait(500);
  // The token is newer than what this device has sent, so only a full enumeration loads it again.
  engine.requestSync({ teamId: builderDevice.team.id });
  await ports.clock.wait(1_000);
  while ((await database.syncRequests.count()) > 0) await ports.clock.wait(500);
  isOnline = false;
  await commands.saveDraft(await start(), { place: answersByState.unsent });
  await commands.submit(await start(), { place: answersByState.submitted });
  tab.kill();
}

/** Waits while there is unsent work or a sync request. */
async function waitUntilDeviceQuiet({ database, ports }: SyncContext, { team }: BuilderDevice): Promise<void> {
  const waits = async () => {
    const [outbox, dirty, asked] = [
      await database.outbox.count(),
      await database.responses.where('isDirty').equals(1).count(),
      await database.syncRequests.count(),
    ];
    return outbox + dirty + asked > 0 || !(await database.teamSync.get(team.id))?.token;
  };
  while (await waits()) await ports.clock.wait(500);
}

function findLibraryDamage(simulation: Simulation, { team }: BuilderDevice): string[] {
  const stored = listStoredAnswers(simulation.graph, team.driveId);
  const shown = stored.map(({ text, isSubmission }) => `${text}${isSubmission ? ' as a submission' : ''}`).sort();
  return [
    ...describeDifference('in the library', shown, [
      answersByState.sent,
      `${answersByState.submitted} as a submission`,
      answersByState.unsent,
    ]),
    ...describeDifference('numbers', [...simulation.server.numbers.values()].sort(), [1, 2, 3]),
    ...describeDifference('delivered', simulation.server.deliveries.size, 1),
    ...describeDifference('counted', simulation.server.counted.size, 1),
  ];
}

/** Returns the user's work and the team's data on the device. */
export async function readDeviceState({ database }: SyncContext) {
  const rows = await database.responses.toArray();
  return {
    drafts: rows.map((row) => String(row.data.data.place)).sort(),
    outbox: await database.outbox.count(),
    receipts: await database.receipts.count(),
    forms: await database.forms.toCollection().primaryKeys(),
    teams: await database.teams.count(),
  };
}

export async function deleteAllLocalData(context: SyncContext): Promise<void> {
  const commands = createLocalDataCommands(context);
  await commands.deleteLocalData(new Set((await commands.getUnsentWork()).map(({ id }) => id)));
}
