import { describe, expect, inject, it } from 'vitest';
import { onBothStores } from '../../testing/both-stores.ts';
import { type FileStage, onFileStage } from '../../testing/file-run.ts';
import type { Fault } from '../../testing/simulated-network.ts';
import type { SubmitRun } from '../../testing/submit-run.ts';
import { wakeUpLate } from '../../testing/wake-up-late.ts';

/** A submit without a pause, and a submit whose draft and files were synced before. Each sweep runs on both stores. */
const journeys = [
  { title: 'a submit with files', pauseMs: 0 },
  { title: 'a submit of a synced draft with files', pauseMs: 1_000 },
].flatMap((journey) => onBothStores(journey, inject('isWhole')));

function undisturbed(run: SubmitRun) {
  return onFileStage(run, async ({ world, live, check }) => {
    await check(await world.until(live(world.openTab('tab 1'))));
    return { steps: world.scheduler.steps, exchanges: world.network.exchanges, trace: world.scheduler.trace };
  });
}

/** Continues in a new tab and checks the result. */
async function recover({ world, live, check }: FileStage, where: string): Promise<void> {
  await check(await world.until(live(world.openTab('last tab')))).catch((cause: unknown) => {
    throw new Error(`${where}: ${cause}`, { cause });
  });
}

describe.each(journeys)('$title, on $store', ({ pauseMs, store, every }) => {
  const same = { pauseMs, store };

  it('[I6] [SYNC-47] [SYNC-50] arrives completely, each file once under a unique name', async () => {
    for (let seed = 1; seed <= 10; seed += Math.min(every.seed, 5)) await undisturbed({ seed, ...same });
    const { trace } = await undisturbed({ seed: 3, ...same });
    expect((await undisturbed({ seed: 3, ...same })).trace).toEqual(trace);
  });

  it('[SYNC-9] [SYNC-51] survives a kill at any step', async () => {
    const { steps } = await undisturbed({ seed: 1, ...same });
    for (let at = 0; at <= steps; at += every.step) {
      await onFileStage({ seed: 1, ...same }, async (stage) => {
        await stage.liveUntil(stage.world.openTab('tab 1'), at);
        await recover(stage, `killed at step ${at} of ${steps}`);
      });
    }
  });

  it('[SYNC-9] survives a second kill during the recovery from the first', async () => {
    for (let seed = 1; seed <= 60; seed += every.seed) {
      const { steps } = await undisturbed({ seed, ...same });
      await onFileStage({ seed, ...same }, async (stage) => {
        const first = Math.floor((seed / 61) * steps);
        await stage.liveUntil(stage.world.openTab('tab 1'), first);
        await stage.liveUntil(stage.world.openTab('tab 2'), first + ((seed * 37) % steps));
        await recover(stage, `killed at step ${first} of ${steps} and again`);
      });
    }
  });

  it('[SYNC-47] loses no file in a power failure after the submit was acknowledged', async () => {
    const { steps } = await undisturbed({ seed: 1, ...same });
    for (let at = 1 % every.step; at <= steps; at += every.step) {
      await onFileStage({ seed: 1000 + at, ...same }, async (stage) => {
        await stage.liveUntil(stage.world.openTab('tab 1'), at);
        await stage.world.cutPower();
        await stage.world.until(stage.live(stage.world.openTab('tab 2')));
        stage.checkNothingLost();
      });
    }
  });

  it.each<Fault>(['reply lost', 'request lost'])('[SYNC-9] [SYNC-52] survives a %s at any call', async (fault) => {
    const { exchanges } = await undisturbed({ seed: 1, ...same });
    for (let lost = 0; lost < exchanges; lost += every.call) {
      const faults = (exchange: number) => (exchange === lost ? fault : undefined);
      await onFileStage({ seed: 1, ...same, faults }, (stage) => recover(stage, `${fault} at call ${lost}`));
    }
  });

  it('[SYNC-51] continues with a new session when the old one is lost, at any call', async () => {
    const { exchanges } = await undisturbed({ seed: 1, ...same });
    for (let gone = 0; gone < exchanges; gone += every.call) {
      const afterServed: SubmitRun['afterServed'] = ({ graph }, exchange) => {
        if (exchange === gone) graph.expireUploads();
      };
      await onFileStage({ seed: 1, ...same, afterServed, losesSessions: true }, (stage) =>
        recover(stage, `session gone at call ${gone}`),
      );
    }
  });

  it('[SYNC-51] [SYNC-52] survives a kill that also loses the session and the response to the last range', async () => {
    const { exchanges } = await undisturbed({ seed: 1, ...same });
    for (let lost = 0; lost < exchanges; lost += every.call) {
      const faults = (exchange: number): Fault => (exchange === lost ? 'reply lost' : undefined);
      await onFileStage({ seed: 1, ...same, faults, losesSessions: true }, async (stage) => {
        const { world } = stage;
        const first = world.openTab('tab 1');
        stage.live(first).catch(() => {});
        await world.run(() => world.network.exchanges > lost + 1 || world.scheduler.steps > 5000).catch(() => {});
        first.kill();
        world.graph.expireUploads();
        await recover(stage, `killed after the reply to call ${lost} was lost`);
      });
    }
  });

  it('[SYNC-51] resumes a submit whose session has expired overnight', async () => {
    const { steps } = await undisturbed({ seed: 1, ...same });
    for (let at = 0; at <= steps; at += 5 * every.step) {
      await onFileStage({ seed: 1, ...same, losesSessions: true }, async (stage) => {
        const { world } = stage;
        await stage.liveUntil(world.openTab('tab 1'), at);
        let isMorning = false;
        const night = world.openTab('night').ports.clock.wait(25 * 3_600_000);
        night.then(() => {
          isMorning = true;
        });
        await world.run(() => isMorning, 26 * 3_600_000);
        await recover(stage, `killed at step ${at} of ${steps}, and a night later`);
      });
    }
  });

  it('[SYNC-24] sends nothing twice when a former leader resumes', async () => {
    const { exchanges } = await undisturbed({ seed: 1, ...same });
    for (const moment of ['before', 'after'] as const) {
      for (let asleep = 0; asleep < exchanges; asleep += every.call)
        await wakeUpLate(onFileStage, { asleep, moment, ...same });
    }
  });
});
