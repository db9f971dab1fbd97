import { describe, inject, it } from 'vitest';
import { createSweeps } from '../../testing/create-sweeps.ts';
import { withFileHarness } from '../../testing/file-harness.ts';
import type { StoreKind } from '../../testing/simulated-storage.ts';

/** Returns the number of steps of a submit without faults. */
function countSteps(run: { readonly pauseMs: number; readonly store: StoreKind }): Promise<number> {
  return withFileHarness({ seed: 1, ...run }, async ({ simulation, runUser: live, check }) => {
    await check(await simulation.runUntilSettled(live(simulation.openTab('tab 1'))));
    return simulation.scheduler.steps;
  });
}

/**
 * Removals of a file before the submit: the file that is sent in one PUT, or the file that is sent in ranges;
 * immediately before the submit, or with a sync in between.
 */
const removals = [
  { at: 0, pauseMs: 0, from: 0 },
  { at: 0, pauseMs: 1_000, from: 2 },
  { at: 1, pauseMs: 0, from: 4 },
  { at: 1, pauseMs: 1_000, from: 6 },
] as const;

describe.each(removals.flatMap((removal) => createSweeps(removal, inject('isWhole'))))(
  'a draft that loses file $at, $pauseMs ms before its submit, on $store',
  ({ from, store, strides: every, ...takesOut }) => {
    const same = { pauseMs: 10_000, store };

    it('[SYNC-284] leaves nothing in the library, wherever the sending tab died', async () => {
      const steps = await countSteps(same);
      for (let at = from; at <= steps; at += 4 * every.step) {
        await withFileHarness({ seed: 1, ...same, takesOut, losesSessions: true }, async (harness) => {
          await harness.runUserUntilStep(harness.simulation.openTab('tab 1'), at);
          const { simulation, runUser: live, check } = harness;
          await check(await simulation.runUntilSettled(live(simulation.openTab('last tab')))).catch(
            (cause: unknown) => {
              throw new Error(`killed at step ${at} of ${steps}: ${cause}`, { cause });
            },
          );
        });
      }
    });

    it('[SYNC-284] leaves nothing unclaimed next to the submission, whenever the power failed', async () => {
      const steps = await countSteps(same);
      for (let at = from; at <= steps; at += 8 * every.step) {
        await withFileHarness({ seed: 1000 + at, ...same, takesOut, losesSessions: true }, async (harness) => {
          await harness.runUserUntilStep(harness.simulation.openTab('tab 1'), at);
          await harness.simulation.cutPower();
          await harness.simulation.runUntilSettled(harness.runUser(harness.simulation.openTab('tab 2')));
          harness.checkNothingLost();
          harness.checkNothingUnclaimed();
        });
      }
    });
  },
);
