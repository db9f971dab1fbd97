import type { Failpoint, FailpointOrder, ServerProcess } from '@tideform/server/testing';
import { ageEmails, ageRuns } from '@tideform/server/testing/worlds';
import { checkDeliveries, type DeliveryResult } from './check.ts';
import type { KillWorld } from './open-world.ts';
import { prepare, type Sender, type SubmittedForm, submit, waitUntilSettled } from './respond.ts';

export interface KillResult extends DeliveryResult {
  readonly played: SubmittedForm;
  readonly numbers: readonly number[];
  /** Number of processes that died at the failpoint. */
  readonly deaths: number;
}

/**
 * Milliseconds after which an unfinished delivery must belong to a dead process, because live processes finish sooner.
 */
const aliveMs = 2_000;
const settleMs = 60_000;

/**
 * Submits one response with the failpoint armed in every process, and restarts processes that die.
 *
 * @param point failpoint; `undefined` if no process should die
 */
export async function play(
  world: KillWorld,
  name: string,
  sender: Sender,
  point?: Failpoint | undefined,
): Promise<KillResult> {
  const played = await prepare(world, name, sender);
  await sendToAll(world, point ? { order: 'arm', failpoint: point } : { order: 'record' });
  const restarter = restartDeadProcesses(world, played);
  const numbers = await submit(world, played);
  const isAlone = world.machines.processes.length === 1;
  let isSettled = await waitUntilSettled(world, played, isAlone ? settleMs : aliveMs);
  for (let time = 0; !isSettled && !isAlone && time < 3; time += 1) {
    await passTime(world, played);
    isSettled = await waitUntilSettled(world, played, settleMs / 4);
  }
  await restarter.waitForRestarts();
  const deaths = restarter.end();
  if (point) await sendToAll(world, { order: 'disarm' });
  const result = await checkDeliveries(world, played, { numbers, deaths });
  return {
    ...result,
    violations: isSettled ? result.violations : [...result.violations, 'deliveries did not finish'],
    played,
    numbers,
    deaths,
  };
}

/** Makes the deliveries of a dead process look minutes old, so that they are taken over. */
async function passTime({ machines }: KillWorld, { responseId }: SubmittedForm): Promise<void> {
  await ageEmails(machines.db.database, responseId);
  await ageRuns(machines.db.database, responseId);
}

function restartDeadProcesses(world: KillWorld, played: SubmittedForm) {
  const { processes } = world.machines;
  let deaths = 0;
  let isOver = false;
  const starting: Promise<void>[] = [];
  const restart = async (one: ServerProcess) => {
    if (processes.length === 1) await passTime(world, played);
    await one.start();
  };
  for (const one of processes) {
    one.ended().then(() => {
      if (isOver) return;
      deaths += 1;
      starting.push(restart(one));
    });
  }
  return {
    async waitForRestarts() {
      await Promise.all(starting);
    },
    end() {
      isOver = true;
      return deaths;
    },
  };
}

function sendToAll({ machines }: KillWorld, order: FailpointOrder): Promise<unknown[]> {
  return Promise.all(machines.processes.map((one) => one.sendMessage(order)));
}

/**
 * Runs one submit and returns the failpoints of its database statements in order, from the first submission number to
 * the last delivery. A repeated statement has a failpoint for each of its first two executions.
 */
export async function recordPoints(world: KillWorld, sender: Sender): Promise<Omit<Failpoint, 'side'>[]> {
  await play(world, `recorded-${sender}`, sender);
  const recorded = (await sendToAll(world, { order: 'recorded' })).flat() as Omit<Failpoint, 'side'>[];
  const points = new Map(recorded.map((point) => [`${point.time} ${point.statement}`, point]));
  return [...points.values()].filter(({ time, label }) => time <= (/number|monthly|counted/.test(label) ? 1 : 2));
}
