import { describe, inject, it } from 'vitest';
import { onBothStores } from '../../testing/both-stores.ts';
import { onFileStage } from '../../testing/file-run.ts';
import type { StoreKind } from '../../testing/simulated-storage.ts';

/** Returns the number of steps of a submit without faults. */
function stepsOf(run: { readonly pauseMs: number; readonly store: StoreKind }): Promise<number> {
  return onFileStage({ seed: 1, ...run }, async ({ world, live, check }) => {
    await check(await world.until(live(world.openTab('tab 1'))));
    return world.scheduler.steps;
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

describe.each(removals.flatMap((removal) => onBothStores(removal, inject('isWhole'))))(
  'a draft that loses file $at, $pauseMs ms before its submit, on $store',
  ({ from, store, every, ...takesOut }) => {
    const same = { pauseMs: 10_000, store };

    it('[SYNC-284] leaves nothing in the library, wherever the sending tab died', async () => {
      const steps = await stepsOf(same);
      for (let at = from; at <= steps; at += 4 * every.step) {
        await onFileStage({ seed: 1, ...same, takesOut, losesSessions: true }, async (stage) => {
          await stage.liveUntil(stage.world.openTab('tab 1'), at);
          const { world, live, check } = stage;
          await check(await world.until(live(world.openTab('last tab')))).catch((cause: unknown) => {
            throw new Error(`killed at step ${at} of ${steps}: ${cause}`, { cause });
          });
        });
      }
    });

    it('[SYNC-284] leaves nothing unclaimed next to the submission, whenever the power failed', async () => {
      const steps = await stepsOf(same);
      for (let at = from; at <= steps; at += 8 * every.step) {
        await onFileStage({ seed: 1000 + at, ...same, takesOut, losesSessions: true }, async (stage) => {
          await stage.liveUntil(stage.world.openTab('tab 1'), at);
          await stage.world.cutPower();
          await stage.world.until(stage.live(stage.world.openTab('tab 2')));
          stage.checkNothingLost();
          stage.checkNothingUnclaimed();
        });
      }
    });
  },
);
