import type { Failpoint, FailpointCommand, ServerProcess } from '@tideform/server/testing';
import { backdateEmails, expireRuns } from '@tideform/server/testing/worlds';
import { checkDeliveries, type DeliveryResult } from './check.ts';
import type { KillTestEnvironment } from './open-kill-test-environment.ts';
import { prepare, type Sender, type SubmittedForm, submit, waitUntilSettled } from './respond.ts';

export interface KillResult extends DeliveryResult {
  readonly form: SubmittedForm;
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
export async function submitWithFailpoint(
  environment: KillTestEnvironment,
  name: string,
  sender: Sender,
  point?: Failpoint | undefined,
): Promise<KillResult> {
  const form = await prepare(environment, name, sender);
  await sendToAll(environment, point ? { order: 'arm', failpoint: point } : { order: 'record' });
  const restarter = restartDeadProcesses(environment, form);
  const numbers = await submit(environment, form);
  const isAlone = environment.machines.processes.length === 1;
  let isSettled = await waitUntilSettled(environment, form, isAlone ? settleMs : aliveMs);
  for (let time = 0; !isSettled && !isAlone && time < 3; time += 1) {
    await ageDeliveries(environment, form);
    isSettled = await waitUntilSettled(environment, form, settleMs / 4);
  }
  await restarter.waitForRestarts();
  const deaths = restarter.end();
  if (point) await sendToAll(environment, { order: 'disarm' });
  const result = await checkDeliveries(environment, form, { numbers, deaths });
  return {
    ...result,
    violations: isSettled ? result.violations : [...result.violations, 'deliveries did not finish'],
    form,
    numbers,
    deaths,
  };
}

/** Makes the deliveries of a dead process look minutes old, so that they are taken over. */
async function ageDeliveries({ machines }: KillTestEnvironment, { responseId }: SubmittedForm): Promise<void> {
  await backdateEmails(machines.db.database, responseId);
  await expireRuns(machines.db.database, responseId);
}

function restartDeadProcesses(environment: KillTestEnvironment, form: SubmittedForm) {
  const { processes } = environment.machines;
  let deaths = 0;
  let isOver = false;
  const starting: Promise<void>[] = [];
  const restart = async (one: ServerProcess) => {
    if (processes.length === 1) await ageDeliveries(environment, form);
    await one.start();
  };
  for (const one of processes) {
    one.waitUntilEnded().then(() => {
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

function sendToAll({ machines }: KillTestEnvironment, order: FailpointCommand): Promise<unknown[]> {
  return Promise.all(machines.processes.map((one) => one.sendMessage(order)));
}

/**
 * Runs one submit and returns the failpoints of its database statements in order, from the first submission number to
 * the last delivery. A repeated statement has a failpoint for each of its first two executions.
 */
export async function recordFailpoints(
  environment: KillTestEnvironment,
  sender: Sender,
): Promise<Omit<Failpoint, 'side'>[]> {
  await submitWithFailpoint(environment, `recorded-${sender}`, sender);
  const recorded = (await sendToAll(environment, { order: 'recorded' })).flat() as Omit<Failpoint, 'side'>[];
  const points = new Map(recorded.map((point) => [`${point.time} ${point.statement}`, point]));
  return [...points.values()].filter(({ time, label }) => time <= (/number|monthly|counted/.test(label) ? 1 : 2));
}
