import type { SyncContext } from '../../context.ts';
import type { TeamRow } from '../../database/rows.ts';
import { createFormService } from '../../forms/create-form-service.ts';
import type { NewForm } from '../../sync.ts';
import { initialiseTeam } from '../../teams/initialise-team.ts';
import { createRandom } from '../random.ts';
import type { StoreKind } from '../simulated-storage.ts';
import { createWorld, type World } from '../simulated-world.ts';
import { findHalfSubmissions } from '../submit-oracle.ts';
import { createOracle } from './device-oracle.ts';
import { count, createFaultPlan, type FaultPlan, type Sometimes } from './fault-plan.ts';
import { createPerson } from './person.ts';
import { createDevice, type SimulatedDevice } from './simulated-device.ts';
import { createTruth } from './truth.ts';

const form: NewForm = {
  id: 'form-1',
  title: 'Site visit',
  schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] },
};
/** How long things go wrong, and how long a person keeps at it. */
const troubleMs = 150_000;
/** SYNC-28. */
const livenessMs = 30 * 60_000;

/**
 * One person uses two devices at once while a random half of the faults strikes; then all is well again, and what the
 * person knows is compared with what is there. A failure names the seed.
 */
export async function runDevices(seed: number, sometimes: Sometimes, store: StoreKind = 'dexie'): Promise<void> {
  const weather = createRandom(seed * 7919 + 1);
  const half: string[] = [];
  let plan: FaultPlan | undefined;
  const world = await createWorld({
    seed,
    store,
    faults: (exchange, label, tab) => (tab.startsWith('device') ? plan?.faults(exchange, label, tab) : undefined),
    afterRefused: (tab, refusal) => plan?.afterRefused(tab, refusal),
    delayMs: () => 20 + weather() * 500,
    afterServed: ({ graph }) => half.push(...findHalfSubmissions(graph)),
  });
  plan = createFaultPlan(weather, () => world.scheduler.nowMs, sometimes);
  try {
    await play(world, plan, seed, sometimes);
    if (half.length > 0 || plan.impolite.length > 0) throw new Error([...half, ...plan.impolite].join('\n'));
  } catch (cause) {
    const last = world.scheduler.trace.slice(-8).join(', ');
    const faults = [...plan.active].join(', ');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`seed ${seed}: ${reason}\nfaults: ${faults}\nlast: ${last}`, { cause });
  } finally {
    world.end();
  }
}

async function play(world: World, plan: FaultPlan, seed: number, sometimes: Sometimes): Promise<void> {
  const office = await world.until(openOffice(world));
  const truth = createTruth();
  const person = createPerson(createRandom(seed * 104_729 + 2), 'form-1', truth, sometimes);
  const devices: SimulatedDevice[] = [];
  for (const name of ['device A', 'device B']) {
    const browser = world.openBrowser();
    devices.push(await world.until(createDevice({ name, browser, team: office.team, plan, use: person.use })));
  }
  const driveId = office.team.driveId ?? '';
  const oracle = createOracle({ world, driveId, devices, truth });
  plan.begin(world.graph, driveId);
  await haveTrouble(world, plan, devices, { office, check: oracle.nothingLost });
  person.stop();
  plan.heal();
  for (const device of devices) device.setPeriod(20_000);
  await becomeQuiet(world, oracle.isQuiet);
  for (const what of await oracle.allIsWell()) count(sometimes, what);
}

/** Who builds the form, on a machine where nothing goes wrong. */
async function openOffice(world: World): Promise<{ readonly context: SyncContext; readonly team: TeamRow }> {
  const context = await world.openBrowser().openTab('office').openContext();
  const { driveId: _other, ...team } = world.team;
  await context.database.teams.put(team);
  await initialiseTeam(context, team.id);
  const service = createFormService(context);
  await service.add(team.id, form);
  await service.publish('form-1', 'first');
  const row = await context.database.teams.get(team.id);
  if (!row) throw new Error('The team is gone');
  return { context, team: row };
}

async function haveTrouble(
  world: World,
  plan: FaultPlan,
  devices: readonly SimulatedDevice[],
  place: {
    readonly office: { readonly context: SyncContext };
    readonly check: () => Promise<void>;
  },
): Promise<void> {
  const endMs = world.scheduler.nowMs + troubleMs;
  for (let second = 1; world.scheduler.nowMs < endMs; second += 1) {
    await world.pass(1_000);
    for (const device of devices) if (plan.strikes('killed', 0.02, 'any time')) device.reopen();
    if (second % 40 === 0) await place.check();
    if (second === 60) await world.until(createFormService(place.office.context).publish('form-1', 'second'));
  }
}

async function becomeQuiet(world: World, isQuiet: () => Promise<string | undefined>): Promise<void> {
  const endMs = world.scheduler.nowMs + livenessMs;
  for (;;) {
    const waiting = await isQuiet();
    // What one device has just sent the other has yet to fetch, and it may have something to say to it.
    if (waiting === undefined) await world.pass(120_000);
    if (waiting === undefined && (await isQuiet()) === undefined) return;
    if (world.scheduler.nowMs > endMs) throw new Error(`[SYNC-28] still waiting: ${waiting}`);
    await world.pass(20_000);
  }
}
