import { describe, expect, it } from 'vitest';
import { every } from '../testing/every.ts';
import { onResubmitStage, type ResubmitStage } from '../testing/resubmit-run.ts';
import type { Fault } from '../testing/simulated-network.ts';
import type { StoreKind } from '../testing/simulated-storage.ts';
import type { SimulatedTab } from '../testing/simulated-tab.ts';
import type { SubmitRun } from '../testing/submit-run.ts';
import { wakeUpLate } from '../testing/wake-up-late.ts';

/** Counts the steps and calls before and after a resubmission without faults. */
function undisturbed(run: SubmitRun) {
  return onResubmitStage(run, async ({ world, start, begun, live, check }) => {
    await check(await world.until(live(world.openTab('tab 1'))));
    const { steps } = world.scheduler;
    return { first: start, begun: begun.exchanges, last: { steps, exchanges: world.network.exchanges } };
  });
}

async function killAt({ world, live }: ResubmitStage, tab: SimulatedTab, at: number): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  live(tab).then(done, done);
  await world.run(() => isDone || world.scheduler.steps >= at);
  tab.kill();
}

describe('an edit of a submission', () => {
  it('[SYNC-132] arrives completely, once, and leaves nothing behind', async () => {
    for (let seed = 1; seed <= 10; seed += 1) await undisturbed({ seed, store: seed <= 2 ? 'dexie' : 'memory' });
  });

  it('[SYNC-9] [SYNC-132] survives a kill at any step', async () => {
    const { first, last } = await undisturbed({ seed: 1, store: 'memory' });
    expect(last.steps).toBeGreaterThan(first.steps + 50);
    for (let at = first.steps; at <= last.steps; at += every(5)) {
      await onResubmitStage({ seed: 1, store: 'memory' }, async (stage) => {
        await killAt(stage, stage.world.openTab('tab 1'), at);
        const context = await stage.world.until(stage.live(stage.world.openTab('tab 2')));
        await stage.check(context).catch((cause: unknown) => {
          throw new Error(`killed at step ${at} of ${last.steps}: ${cause}`, { cause });
        });
      });
    }
  });

  it('[SYNC-9] survives a second kill during the recovery from the first', async () => {
    for (let seed = 1; seed <= 30; seed += every(3)) {
      const store = seed % 5 === 0 ? 'dexie' : 'memory';
      const { first, last } = await undisturbed({ seed, store });
      await onResubmitStage({ seed, store }, async (stage) => {
        const at = first.steps + Math.floor((seed / 31) * (last.steps - first.steps));
        await killAt(stage, stage.world.openTab('tab 1'), at);
        await killAt(stage, stage.world.openTab('tab 2'), at + ((seed * 37) % (last.steps - first.steps)));
        await stage.check(await stage.world.until(stage.live(stage.world.openTab('tab 3'))));
      });
    }
  });

  it.each<readonly [Fault, StoreKind]>([
    ['reply lost', 'memory'],
    ['request lost', 'memory'],
    ['delivered twice', 'dexie'],
  ])('[SYNC-9] survives a %s at every call, on %s', async (fault, store) => {
    const { first, last } = await undisturbed({ seed: 1, store });
    for (let hit = first.exchanges; hit < last.exchanges; hit += every(2)) {
      const faults = (exchange: number) => (exchange === hit ? fault : undefined);
      await onResubmitStage({ seed: 1, store, faults }, async ({ world, live, check }) => {
        await check(await world.until(live(world.openTab('tab 1'))));
      });
    }
  });

  it('[SYNC-24] rejects writes of a former leader that resumes', async () => {
    const { begun, last } = await undisturbed({ seed: 1, store: 'memory' });
    for (const moment of ['before', 'after'] as const) {
      for (let asleep = begun; asleep < last.exchanges; asleep += every(2))
        await wakeUpLate(onResubmitStage, { asleep, moment, pauseMs: 0, store: 'memory' });
    }
  });
});
