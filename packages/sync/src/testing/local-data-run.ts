import type { SyncContext } from '../context.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createLocalDataCommands } from '../local-data/create-local-data-commands.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import { answersInLibrary } from './devices/library-view.ts';
import { type Office, openOffice } from './office.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createWorld, type World, type WorldOptions } from './simulated-world.ts';
import { differ, findHalfSubmissions } from './submit-oracle.ts';

const pulls = { pullTeams: async () => {}, pullTeam };

/** Content of the device: a draft that the library has too, an unsent draft, and a submit in progress. */
export const answers = { sent: 'sent', unsent: 'unsent', submitted: 'submitted' } as const;

export interface LocalDataStage {
  readonly world: World;
  readonly office: Office;
  /** Steps until the user presses the button to resync or delete. */
  readonly begun: number;
  /** Opens a tab of the user's browser with its engine, online. */
  open(name: string): Promise<{ readonly tab: SimulatedTab; readonly context: SyncContext }>;
  /** Kills the tab at this step, or when the work is done. Returns `false` if it was done before. */
  killAt(tab: SimulatedTab, at: number, work: Promise<unknown>): Promise<boolean>;
  /** Waits until the library has everything of the device, and the device shows what the library has. */
  becomeQuiet(context: SyncContext): Promise<void>;
  /**
   * Finds differences from the expected result: both drafts and the submission exist once, completely, with one number
   * each.
   */
  damage(): string[];
}

/** Runs `play` in a world where the user has worked offline and has just reconnected. */
export async function onLocalDataStage<Result>(
  options: WorldOptions,
  play: (stage: LocalDataStage) => Promise<Result>,
): Promise<Result> {
  const half: string[] = [];
  const world = await createWorld({ ...options, afterServed: ({ graph }) => half.push(...findHalfSubmissions(graph)) });
  try {
    const office = await world.until(openOffice(world));
    await world.until(prepare(world, office));
    return await play({
      ...{ world, office, begun: world.scheduler.steps },
      open: (name) => world.until(openWithEngine(world.openTab(name), office)),
      async killAt(tab, at, work) {
        let isDone = false;
        const done = () => {
          isDone = true;
        };
        work.then(done, done);
        await world.run(() => isDone || world.scheduler.steps >= at);
        tab.kill();
        return !isDone;
      },
      becomeQuiet: (context) => world.until(untilQuiet(context, office)),
      damage: () => [...half, ...damageOf(world, office)],
    });
  } finally {
    world.end();
  }
}

async function openWithEngine(tab: SimulatedTab, { team }: Office) {
  const context = await tab.openContext();
  const engine = createSyncEngine(context, pulls);
  engine.start();
  engine.requestSync({ teamId: team.id });
  return { tab, context, engine };
}

async function prepare(world: World, office: Office): Promise<void> {
  let isOnline = true;
  const tab = world.openTab('first tab', { isOnline: () => isOnline });
  const inspector = await tab.openContext();
  await inspector.database.teams.put(office.team);
  const { context, engine } = await openWithEngine(tab, office);
  const { database, ports } = context;
  const commands = createResponseCommands(context);
  while ((await database.forms.count()) === 0) await ports.clock.wait(500);
  const start = async () => (await commands.create(office.form.id)).id;
  await commands.saveDraft(await start(), { place: answers.sent });
  while ((await database.responses.where('isDirty').equals(1).count()) > 0) await ports.clock.wait(500);
  // The token is newer than what this device has sent, so only a full enumeration loads it again.
  engine.requestSync({ teamId: office.team.id });
  await ports.clock.wait(1_000);
  while ((await database.syncRequests.count()) > 0) await ports.clock.wait(500);
  isOnline = false;
  await commands.saveDraft(await start(), { place: answers.unsent });
  await commands.submit(await start(), { place: answers.submitted });
  tab.kill();
}

/** Waits while there is unsent work or a sync request. */
async function untilQuiet({ database, ports }: SyncContext, { team }: Office): Promise<void> {
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

function damageOf(world: World, { team }: Office): string[] {
  const stored = answersInLibrary(world.graph, team.driveId);
  const shown = stored.map(({ text, isSubmission }) => `${text}${isSubmission ? ' as a submission' : ''}`).sort();
  return [
    ...differ('in the library', shown, [answers.sent, `${answers.submitted} as a submission`, answers.unsent]),
    ...differ('numbers', [...world.server.numbers.values()].sort(), [1, 2, 3]),
    ...differ('delivered', world.server.deliveries.size, 1),
    ...differ('counted', world.server.counted.size, 1),
  ];
}

/** Returns the user's work and the team's data on the device. */
export async function onDevice({ database }: SyncContext) {
  const rows = await database.responses.toArray();
  return {
    drafts: rows.map((row) => String(row.data.data.place)).sort(),
    outbox: await database.outbox.count(),
    receipts: await database.receipts.count(),
    forms: await database.forms.toCollection().primaryKeys(),
    teams: await database.teams.count(),
  };
}

export async function giveUpAll(context: SyncContext): Promise<void> {
  const commands = createLocalDataCommands(context);
  await commands.deleteLocalData(new Set((await commands.unsentWork()).map(({ id }) => id)));
}
