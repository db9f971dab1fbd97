import type { SyncContext } from '../../context.ts';
import { createFormService } from '../../forms/create-form-service.ts';
import { createRandom } from '../local-context.ts';
import { createSimulation, openBuilderDevice, type Simulation } from '../simulation.ts';
import { checkWhenChanged, findIncompleteSubmissions } from '../submit-oracle.ts';
import { createDeviceOracle } from './device-oracle.ts';
import { createDevicesTruth, createDevicesUser } from './devices-user.ts';
import { countEvent, createFaultPlan, type EventCounts, type FaultPlan, type SimulationRun } from './fault-plan.ts';
import { createDevice, type SimulatedDevice } from './simulated-device.ts';

/** Duration of the faults, and of the user's work. */
const faultPeriodMs = 150_000;
/** Maximum time until all work has arrived after the faults have ended (SYNC-28). */
const maxRecoveryMs = 30 * 60_000;

/**
 * A user works on two devices while a random half of the faults strikes; afterwards the user's knowledge is compared
 * with the library. Returns all events, step by step.
 */
export async function runDevices(
  { seed, store, faultDecider: strikes }: SimulationRun,
  eventCounts: EventCounts,
): Promise<readonly string[]> {
  const faultRandom = createRandom(seed * 7919 + 1);
  const half: string[] = [];
  let plan: FaultPlan | undefined;
  const lookForHalf = checkWhenChanged(({ graph }) => findIncompleteSubmissions(graph));
  const simulation = await createSimulation({
    seed,
    store,
    faults: (exchange, label, tab) => (tab.startsWith('device') ? plan?.faults(exchange, label, tab) : undefined),
    afterRefused: (tab, refusal) => plan?.onRefused(tab, refusal),
    delayMs: () => 20 + faultRandom() * 500,
    afterServed: (shown) => half.push(...lookForHalf(shown)),
  });
  plan = createFaultPlan(faultRandom, () => simulation.scheduler.nowMs, eventCounts, strikes);
  try {
    await runScenario(simulation, plan, seed, eventCounts);
    if (half.length > 0 || plan.earlyCalls.length > 0) throw new Error([...half, ...plan.earlyCalls].join('\n'));
    return simulation.scheduler.trace;
  } finally {
    simulation.stop();
  }
}

async function runScenario(
  simulation: Simulation,
  plan: FaultPlan,
  seed: number,
  eventCounts: EventCounts,
): Promise<void> {
  const office = await simulation.runUntilSettled(openBuilderDevice(simulation));
  const truth = createDevicesTruth();
  const user = createDevicesUser(createRandom(seed * 104_729 + 2), 'form-1', truth, eventCounts);
  const devices: SimulatedDevice[] = [];
  for (const name of ['device A', 'device B']) {
    const browser = simulation.openBrowser();
    devices.push(
      await simulation.runUntilSettled(createDevice({ name, browser, team: office.team, plan, use: user.use })),
    );
  }
  const { driveId } = office.team;
  const oracle = createDeviceOracle({ simulation, driveId, devices, truth });
  plan.start(simulation.graph, driveId);
  await runWithFaults(simulation, plan, devices, { office, check: oracle.checkNothingLost });
  user.stop();
  plan.stop();
  for (const device of devices) device.setPeriod(20_000);
  await waitUntilQuiet(simulation, oracle.findPendingWork);
  for (const what of await oracle.checkFinalState()) countEvent(eventCounts, what);
}

async function runWithFaults(
  simulation: Simulation,
  plan: FaultPlan,
  devices: readonly SimulatedDevice[],
  checks: {
    readonly office: { readonly context: SyncContext };
    readonly check: () => Promise<void>;
  },
): Promise<void> {
  const endMs = simulation.scheduler.nowMs + faultPeriodMs;
  for (let second = 1; simulation.scheduler.nowMs < endMs; second += 1) {
    await simulation.advance(1_000);
    for (const device of devices) if (plan.strikesTab(device.name, 'killed', 0.02)) device.reopen();
    if (second % 40 === 0) await checks.check();
    if (second === 60)
      await simulation.runUntilSettled(createFormService(checks.office.context).publish('form-1', 'second'));
  }
}

async function waitUntilQuiet(simulation: Simulation, isQuiet: () => Promise<string | undefined>): Promise<void> {
  const endMs = simulation.scheduler.nowMs + maxRecoveryMs;
  for (;;) {
    const waiting = await isQuiet();
    // One device may have to pull what the other has just sent, and respond to it.
    if (waiting === undefined) await simulation.advance(120_000);
    if (waiting === undefined && (await isQuiet()) === undefined) return;
    if (simulation.scheduler.nowMs > endMs) throw new Error(`[SYNC-28] still waiting: ${waiting}`);
    await simulation.advance(20_000);
  }
}
