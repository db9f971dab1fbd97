import { describe, expect, it } from 'vitest';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { type ResubmitHarness, withResubmitHarness } from '../testing/resubmit-harness.ts';
import { resumeFrozenLeader } from '../testing/resume-frozen-leader.ts';
import type { Fault } from '../testing/simulated-network.ts';
import type { StoreKind } from '../testing/simulated-storage.ts';
import type { SimulatedTab } from '../testing/simulated-tab.ts';
import type { SubmitScenario } from '../testing/submit-harness.ts';

/** Counts the steps and calls before and after a resubmission without faults. */
function measureRunWithoutFaults(run: SubmitScenario) {
  return withResubmitHarness(run, async ({ simulation, start, begun, runUser: live, check }) => {
    await check(await simulation.runUntilSettled(live(simulation.openTab('tab 1'))));
    const { steps } = simulation.scheduler;
    return { first: start, begun: begun.exchanges, last: { steps, exchanges: simulation.network.exchanges } };
  });
}

async function killAt({ simulation, runUser: live }: ResubmitHarness, tab: SimulatedTab, at: number): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  live(tab).then(done, done);
  await simulation.run(() => isDone || simulation.scheduler.steps >= at);
  tab.kill();
}

describe('an edit of a submission', () => {
  it('[SYNC-132] arrives completely, once, and leaves nothing behind', async () => {
    for (let seed = 1; seed <= 10; seed += 1)
      await measureRunWithoutFaults({ seed, store: seed <= 2 ? 'dexie' : 'memory' });
  });

  it('[SYNC-9] [SYNC-132] survives a kill at any step', async () => {
    const { first, last } = await measureRunWithoutFaults({ seed: 1, store: 'memory' });
    expect(last.steps).toBeGreaterThan(first.steps + 50);
    for (let at = first.steps; at <= last.steps; at += getSweepStride(5)) {
      await withResubmitHarness({ seed: 1, store: 'memory' }, async (harness) => {
        await killAt(harness, harness.simulation.openTab('tab 1'), at);
        const context = await harness.simulation.runUntilSettled(harness.runUser(harness.simulation.openTab('tab 2')));
        await harness.check(context).catch((cause: unknown) => {
          throw new Error(`killed at step ${at} of ${last.steps}: ${cause}`, { cause });
        });
      });
    }
  });

  it('[SYNC-9] survives a second kill during the recovery from the first', async () => {
    for (let seed = 1; seed <= 30; seed += getSweepStride(3)) {
      const store = seed % 5 === 0 ? 'dexie' : 'memory';
      const { first, last } = await measureRunWithoutFaults({ seed, store });
      await withResubmitHarness({ seed, store }, async (harness) => {
        const at = first.steps + Math.floor((seed / 31) * (last.steps - first.steps));
        await killAt(harness, harness.simulation.openTab('tab 1'), at);
        await killAt(harness, harness.simulation.openTab('tab 2'), at + ((seed * 37) % (last.steps - first.steps)));
        await harness.check(
          await harness.simulation.runUntilSettled(harness.runUser(harness.simulation.openTab('tab 3'))),
        );
      });
    }
  });

  it.each<readonly [Fault, StoreKind]>([
    ['reply lost', 'memory'],
    ['request lost', 'memory'],
    ['delivered twice', 'dexie'],
  ])('[SYNC-9] survives a %s at every call, on %s', async (fault, store) => {
    const { first, last } = await measureRunWithoutFaults({ seed: 1, store });
    for (let hit = first.exchanges; hit < last.exchanges; hit += getSweepStride(2)) {
      const faults = (exchange: number) => (exchange === hit ? fault : undefined);
      await withResubmitHarness({ seed: 1, store, faults }, async ({ simulation, runUser: live, check }) => {
        await check(await simulation.runUntilSettled(live(simulation.openTab('tab 1'))));
      });
    }
  });

  it('[SYNC-24] rejects writes of a former leader that resumes', async () => {
    const { begun, last } = await measureRunWithoutFaults({ seed: 1, store: 'memory' });
    for (const moment of ['before', 'after'] as const) {
      for (let asleep = begun; asleep < last.exchanges; asleep += getSweepStride(2))
        await resumeFrozenLeader(withResubmitHarness, { frozenAtCall: asleep, moment, pauseMs: 0, store: 'memory' });
    }
  });
});
