import { describe, expect, inject, it } from 'vitest';
import { createSweeps } from '../testing/create-sweeps.ts';
import { resumeFrozenLeader } from '../testing/resume-frozen-leader.ts';
import type { Fault } from '../testing/simulated-network.ts';
import type { SimulatedTab } from '../testing/simulated-tab.ts';
import { type SubmitHarness, type SubmitScenario, withSubmitHarness } from '../testing/submit-harness.ts';

/** A submit without a pause, and a submit whose draft was synced before. Each sweep runs on both stores. */
const submitScenarios = [
  { title: 'a submit', pauseMs: 0 },
  { title: 'a submit of a synced draft', pauseMs: 1_000 },
].flatMap((journey) => createSweeps(journey, inject('isWhole')));

/** Runs the journey without faults. */
function measureRunWithoutFaults(run: SubmitScenario) {
  return withSubmitHarness(run, async ({ simulation, runUser: live, check }) => {
    await check(await simulation.runUntilSettled(live(simulation.openTab('tab 1'))));
    return {
      steps: simulation.scheduler.steps,
      exchanges: simulation.network.exchanges,
      trace: simulation.scheduler.trace,
    };
  });
}

/** Runs until step `at`, kills the tab there and returns whether it was still working. */
async function killAt({ simulation, runUser: live }: SubmitHarness, tab: SimulatedTab, at: number): Promise<boolean> {
  let isDone = false;
  live(tab).then(
    () => {
      isDone = true;
    },
    () => {},
  );
  await simulation.run(() => isDone || simulation.scheduler.steps >= at);
  tab.kill();
  return !isDone;
}

it.each([0, 1_000])('repeats all events for the same seed, with %s ms before the submit', async (pauseMs) => {
  const same = { pauseMs, store: 'dexie' } as const;
  const [first, second] = [
    await measureRunWithoutFaults({ seed: 7, ...same }),
    await measureRunWithoutFaults({ seed: 7, ...same }),
  ];
  expect(second.trace).toEqual(first.trace);
  expect((await measureRunWithoutFaults({ seed: 8, ...same })).trace).not.toEqual(first.trace);
});

describe.each(submitScenarios)('$title, on $store', ({ pauseMs, store, strides: every }) => {
  const same = { pauseMs, store };

  it('[I4] [I5] [SYNC-13] [SYNC-16] arrives completely, once, and leaves nothing behind', async () => {
    for (let seed = 1; seed <= 10; seed += Math.min(every.seed, 5)) await measureRunWithoutFaults({ seed, ...same });
  });

  it('[I5] [SYNC-4] [SYNC-9] survives a kill at any step', async () => {
    const { steps } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let at = 0; at <= steps; at += every.step) {
      await withSubmitHarness({ seed: 1, ...same }, async (harness) => {
        await killAt(harness, harness.simulation.openTab('tab 1'), at);
        const context = await harness.simulation.runUntilSettled(harness.runUser(harness.simulation.openTab('tab 2')));
        await harness.check(context).catch((cause: unknown) => {
          throw new Error(`killed at step ${at} of ${steps}: ${cause}`, { cause });
        });
      });
    }
  });

  it('[I2] [SYNC-1] [SYNC-2] survives a power failure at any step after it was acknowledged', async () => {
    const { steps } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let at = 1 % every.step; at <= steps; at += every.step) {
      await withSubmitHarness({ seed: 1000 + at, ...same }, async (harness) => {
        await killAt(harness, harness.simulation.openTab('tab 1'), at);
        await harness.simulation.cutPower();
        await harness.simulation.runUntilSettled(harness.runUser(harness.simulation.openTab('tab 2')));
        harness.checkNothingLost();
      });
    }
  });

  it('[SYNC-9] survives a second kill during the recovery from the first', async () => {
    for (let seed = 1; seed <= 60; seed += every.seed) {
      const { steps } = await measureRunWithoutFaults({ seed, ...same });
      await withSubmitHarness({ seed, ...same }, async (harness) => {
        const first = Math.floor((seed / 61) * steps);
        await killAt(harness, harness.simulation.openTab('tab 1'), first);
        await killAt(harness, harness.simulation.openTab('tab 2'), first + ((seed * 37) % steps));
        await harness.check(
          await harness.simulation.runUntilSettled(harness.runUser(harness.simulation.openTab('tab 3'))),
        );
      });
    }
  });

  it.each<Fault>(['reply lost', 'request lost'])('[SYNC-7] [SYNC-9] survives a %s at any call', async (fault) => {
    const { exchanges } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let lost = 0; lost < exchanges; lost += every.call) {
      const faults = (exchange: number) => (exchange === lost ? fault : undefined);
      await withSubmitHarness({ seed: 1, ...same, faults }, async ({ simulation, runUser: live, check }) => {
        await check(await simulation.runUntilSettled(live(simulation.openTab('tab 1'))));
      });
    }
  });

  it('[SYNC-28] arrives after ten minutes in which two of three calls are lost', async () => {
    for (let seed = 1; seed <= 6; seed += every.seed) {
      let isOver = () => false;
      const faults = (exchange: number): Fault => {
        if (isOver()) return undefined;
        return ([undefined, 'reply lost', 'request lost'] as const)[(exchange * seed) % 3];
      };
      await withSubmitHarness({ seed, ...same, faults }, async ({ simulation, runUser: live, check }) => {
        isOver = () => simulation.scheduler.nowMs > 10 * 60_000;
        await check(await simulation.runUntilSettled(live(simulation.openTab('tab 1'))));
      });
    }
  });

  it('[I14] [SYNC-24] rejects writes of a former leader that resumes', async () => {
    const { exchanges } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (const moment of ['before', 'after'] as const) {
      for (let asleep = 0; asleep < exchanges; asleep += every.call)
        await resumeFrozenLeader(withSubmitHarness, { frozenAtCall: asleep, moment, ...same });
    }
  });
});
