import { describe, expect, it } from 'vitest';
import { withClosedFolderHarness } from '../testing/closed-folder-harness.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { resumeFrozenLeader } from '../testing/resume-frozen-leader.ts';
import type { Fault } from '../testing/simulated-network.ts';

const run = { seed: 1, store: 'memory' } as const;

/** Counts calls and steps of a run without faults, from reconnecting to the end. */
function measureRunWithoutFaults() {
  return withClosedFolderHarness(run, async ({ simulation, start: begun, runUser: live, check }) => {
    await check(await simulation.runUntilSettled(live(simulation.openTab('tab'))));
    return { begun, exchanges: simulation.network.exchanges, steps: simulation.scheduler.steps };
  });
}

describe('a draft and a submit whose user has lost access to their folder', () => {
  it('[SYNC-221] move to the private folder with their files, whenever the tab dies', async () => {
    const { begun, steps } = await measureRunWithoutFaults();
    expect(steps).toBeGreaterThan(begun.steps + 100);
    for (let at = begun.steps; at <= steps; at += getSweepStride(9)) {
      await withClosedFolderHarness(run, async ({ simulation, runUser: live, check }) => {
        const tab = simulation.openTab('tab');
        live(tab).catch(() => {});
        await simulation.run(() => simulation.scheduler.steps >= at);
        tab.kill();
        await check(await simulation.runUntilSettled(live(simulation.openTab('next tab')))).catch((cause: unknown) => {
          throw new Error(`killed at step ${at} of ${steps}: ${cause}`, { cause });
        });
      });
    }
  });

  it.each<Fault>(['reply lost', 'request lost'])('[SYNC-9] [SYNC-221] survive a %s at every call', async (fault) => {
    const { begun, exchanges } = await measureRunWithoutFaults();
    for (let lost = begun.exchanges; lost < exchanges; lost += getSweepStride(2)) {
      const faults = (exchange: number) => (exchange === lost ? fault : undefined);
      await withClosedFolderHarness({ ...run, faults }, async ({ simulation, runUser: live, check }) => {
        await check(await simulation.runUntilSettled(live(simulation.openTab('tab')))).catch((cause: unknown) => {
          throw new Error(`${fault} at call ${lost} of ${exchanges}: ${cause}`, { cause });
        });
      });
    }
  });

  it('[SYNC-24] [SYNC-221] are moved once when a former leader resumes', async () => {
    const { begun, exchanges } = await measureRunWithoutFaults();
    for (let asleep = begun.exchanges; asleep < exchanges; asleep += getSweepStride(2)) {
      const moment = asleep % 2 === 0 ? 'before' : 'after';
      await resumeFrozenLeader(withClosedFolderHarness, {
        frozenAtCall: asleep,
        moment,
        pauseMs: 0,
        store: 'memory',
        leadersBefore: 1,
      });
    }
  });
});
