import type { SyncContext } from '../../context.ts';
import { createFormService } from '../../forms/create-form-service.ts';
import { openOffice } from '../office.ts';
import { createRandom } from '../random.ts';
import type { Run } from '../schedules/run.ts';
import { createWorld, type World } from '../simulated-world.ts';
import { findHalfSubmissions, whenChanged } from '../submit-oracle.ts';
import { createOracle } from './device-oracle.ts';
import { count, createFaultPlan, type EventCounts, type FaultPlan } from './fault-plan.ts';
import { createPerson } from './person.ts';
import { createDevice, type SimulatedDevice } from './simulated-device.ts';
import { createTruth } from './truth.ts';

/** Duration of the faults, and of the user's work. */
const troubleMs = 150_000;
/** Maximum time until all work has arrived after the faults have ended (SYNC-28). */
const livenessMs = 30 * 60_000;

/**
 * A user works on two devices while a random half of the faults strikes; afterwards the user's knowledge is compared
 * with the library. Returns all events, step by step.
 */
export async function runDevices({ seed, store, strikes }: Run, sometimes: EventCounts): Promise<readonly string[]> {
  const weather = createRandom(seed * 7919 + 1);
  const half: string[] = [];
  let plan: FaultPlan | undefined;
  const lookForHalf = whenChanged(({ graph }) => findHalfSubmissions(graph));
  const world = await createWorld({
    seed,
    store,
    faults: (exchange, label, tab) => (tab.startsWith('device') ? plan?.faults(exchange, label, tab) : undefined),
    afterRefused: (tab, refusal) => plan?.afterRefused(tab, refusal),
    delayMs: () => 20 + weather() * 500,
    afterServed: (shown) => half.push(...lookForHalf(shown)),
  });
  plan = createFaultPlan(weather, () => world.scheduler.nowMs, sometimes, strikes);
  try {
    await play(world, plan, seed, sometimes);
    if (half.length > 0 || plan.impolite.length > 0) throw new Error([...half, ...plan.impolite].join('\n'));
    return world.scheduler.trace;
  } finally {
    world.end();
  }
}

async function play(world: World, plan: FaultPlan, seed: number, sometimes: EventCounts): Promise<void> {
  const office = await world.until(openOffice(world));
  const truth = createTruth();
  const person = createPerson(createRandom(seed * 104_729 + 2), 'form-1', truth, sometimes);
  const devices: SimulatedDevice[] = [];
  for (const name of ['device A', 'device B']) {
    const browser = world.openBrowser();
    devices.push(await world.until(createDevice({ name, browser, team: office.team, plan, use: person.use })));
  }
  const { driveId } = office.team;
  const oracle = createOracle({ world, driveId, devices, truth });
  plan.begin(world.graph, driveId);
  await haveTrouble(world, plan, devices, { office, check: oracle.nothingLost });
  person.stop();
  plan.heal();
  for (const device of devices) device.setPeriod(20_000);
  await becomeQuiet(world, oracle.isQuiet);
  for (const what of await oracle.allIsWell()) count(sometimes, what);
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
    for (const device of devices) if (plan.during(device.name, 'killed', 0.02)) device.reopen();
    if (second % 40 === 0) await place.check();
    if (second === 60) await world.until(createFormService(place.office.context).publish('form-1', 'second'));
  }
}

async function becomeQuiet(world: World, isQuiet: () => Promise<string | undefined>): Promise<void> {
  const endMs = world.scheduler.nowMs + livenessMs;
  for (;;) {
    const waiting = await isQuiet();
    // One device may have to pull what the other has just sent, and respond to it.
    if (waiting === undefined) await world.pass(120_000);
    if (waiting === undefined && (await isQuiet()) === undefined) return;
    if (world.scheduler.nowMs > endMs) throw new Error(`[SYNC-28] still waiting: ${waiting}`);
    await world.pass(20_000);
  }
}
