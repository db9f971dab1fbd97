import { describe, expect, it } from 'vitest';
import { onClosedFolderStage } from '../testing/closed-folder-run.ts';
import { every } from '../testing/every.ts';
import type { Fault } from '../testing/simulated-network.ts';
import { wakeUpLate } from '../testing/wake-up-late.ts';

const run = { seed: 1, store: 'memory' } as const;

/** Counts calls and steps of a run without faults, from reconnecting to the end. */
function undisturbed() {
  return onClosedFolderStage(run, async ({ world, begun, live, check }) => {
    await check(await world.until(live(world.openTab('tab'))));
    return { begun, exchanges: world.network.exchanges, steps: world.scheduler.steps };
  });
}

describe('a draft and a submit whose user has lost access to their folder', () => {
  it('[SYNC-221] move to the private folder with their files, whenever the tab dies', async () => {
    const { begun, steps } = await undisturbed();
    expect(steps).toBeGreaterThan(begun.steps + 100);
    for (let at = begun.steps; at <= steps; at += every(9)) {
      await onClosedFolderStage(run, async ({ world, live, check }) => {
        const tab = world.openTab('tab');
        live(tab).catch(() => {});
        await world.run(() => world.scheduler.steps >= at);
        tab.kill();
        await check(await world.until(live(world.openTab('next tab')))).catch((cause: unknown) => {
          throw new Error(`killed at step ${at} of ${steps}: ${cause}`, { cause });
        });
      });
    }
  });

  it.each<Fault>(['reply lost', 'request lost'])('[SYNC-9] [SYNC-221] survive a %s at every call', async (fault) => {
    const { begun, exchanges } = await undisturbed();
    for (let lost = begun.exchanges; lost < exchanges; lost += every(2)) {
      const faults = (exchange: number) => (exchange === lost ? fault : undefined);
      await onClosedFolderStage({ ...run, faults }, async ({ world, live, check }) => {
        await check(await world.until(live(world.openTab('tab')))).catch((cause: unknown) => {
          throw new Error(`${fault} at call ${lost} of ${exchanges}: ${cause}`, { cause });
        });
      });
    }
  });

  it('[SYNC-24] [SYNC-221] are moved once when a former leader resumes', async () => {
    const { begun, exchanges } = await undisturbed();
    for (let asleep = begun.exchanges; asleep < exchanges; asleep += every(2)) {
      const moment = asleep % 2 === 0 ? 'before' : 'after';
      await wakeUpLate(onClosedFolderStage, { asleep, moment, pauseMs: 0, store: 'memory', leadersBefore: 1 });
    }
  });
});
