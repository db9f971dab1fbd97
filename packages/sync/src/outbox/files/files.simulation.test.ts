import { describe, expect, inject, it } from 'vitest';
import { createSweeps } from '../../testing/create-sweeps.ts';
import { type FileHarness, withFileHarness } from '../../testing/file-harness.ts';
import { resumeFrozenLeader } from '../../testing/resume-frozen-leader.ts';
import type { Fault } from '../../testing/simulated-network.ts';
import type { SubmitScenario } from '../../testing/submit-harness.ts';

/** A submit without a pause, and a submit whose draft and files were synced before. Each sweep runs on both stores. */
const submitScenarios = [
  { title: 'a submit with files', pauseMs: 0 },
  { title: 'a submit of a synced draft with files', pauseMs: 1_000 },
].flatMap((journey) => createSweeps(journey, inject('isWhole')));

function measureRunWithoutFaults(run: SubmitScenario) {
  return withFileHarness(run, async ({ simulation, runUser: live, check }) => {
    await check(await simulation.runUntilSettled(live(simulation.openTab('tab 1'))));
    return {
      steps: simulation.scheduler.steps,
      exchanges: simulation.network.exchanges,
      trace: simulation.scheduler.trace,
    };
  });
}

/** Continues in a new tab and checks the result. */
async function recover({ simulation, runUser: live, check }: FileHarness, where: string): Promise<void> {
  await check(await simulation.runUntilSettled(live(simulation.openTab('last tab')))).catch((cause: unknown) => {
    throw new Error(`${where}: ${cause}`, { cause });
  });
}

describe.each(submitScenarios)('$title, on $store', ({ pauseMs, store, strides: every }) => {
  const same = { pauseMs, store };

  it('[I6] [SYNC-47] [SYNC-50] arrives completely, each file once under a unique name', async () => {
    for (let seed = 1; seed <= 10; seed += Math.min(every.seed, 5)) await measureRunWithoutFaults({ seed, ...same });
    const { trace } = await measureRunWithoutFaults({ seed: 3, ...same });
    expect((await measureRunWithoutFaults({ seed: 3, ...same })).trace).toEqual(trace);
  });

  it('[SYNC-9] [SYNC-51] survives a kill at any step', async () => {
    const { steps } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let at = 0; at <= steps; at += every.step) {
      await withFileHarness({ seed: 1, ...same }, async (harness) => {
        await harness.runUserUntilStep(harness.simulation.openTab('tab 1'), at);
        await recover(harness, `killed at step ${at} of ${steps}`);
      });
    }
  });

  it('[SYNC-9] survives a second kill during the recovery from the first', async () => {
    for (let seed = 1; seed <= 60; seed += every.seed) {
      const { steps } = await measureRunWithoutFaults({ seed, ...same });
      await withFileHarness({ seed, ...same }, async (harness) => {
        const first = Math.floor((seed / 61) * steps);
        await harness.runUserUntilStep(harness.simulation.openTab('tab 1'), first);
        await harness.runUserUntilStep(harness.simulation.openTab('tab 2'), first + ((seed * 37) % steps));
        await recover(harness, `killed at step ${first} of ${steps} and again`);
      });
    }
  });

  it('[SYNC-47] loses no file in a power failure after the submit was acknowledged', async () => {
    const { steps } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let at = 1 % every.step; at <= steps; at += every.step) {
      await withFileHarness({ seed: 1000 + at, ...same }, async (harness) => {
        await harness.runUserUntilStep(harness.simulation.openTab('tab 1'), at);
        await harness.simulation.cutPower();
        await harness.simulation.runUntilSettled(harness.runUser(harness.simulation.openTab('tab 2')));
        harness.checkNothingLost();
      });
    }
  });

  it.each<Fault>(['reply lost', 'request lost'])('[SYNC-9] [SYNC-52] survives a %s at any call', async (fault) => {
    const { exchanges } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let lost = 0; lost < exchanges; lost += every.call) {
      const faults = (exchange: number) => (exchange === lost ? fault : undefined);
      await withFileHarness({ seed: 1, ...same, faults }, (harness) => recover(harness, `${fault} at call ${lost}`));
    }
  });

  it('[SYNC-51] continues with a new session when the old one is lost, at any call', async () => {
    const { exchanges } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let gone = 0; gone < exchanges; gone += every.call) {
      const afterServed: SubmitScenario['afterServed'] = ({ graph }, exchange) => {
        if (exchange === gone) graph.expireUploads();
      };
      await withFileHarness({ seed: 1, ...same, afterServed, losesSessions: true }, (harness) =>
        recover(harness, `session gone at call ${gone}`),
      );
    }
  });

  it('[SYNC-51] [SYNC-52] survives a kill that also loses the session and the response to the last range', async () => {
    const { exchanges } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let lost = 0; lost < exchanges; lost += every.call) {
      const faults = (exchange: number): Fault => (exchange === lost ? 'reply lost' : undefined);
      await withFileHarness({ seed: 1, ...same, faults, losesSessions: true }, async (harness) => {
        const { simulation } = harness;
        const first = simulation.openTab('tab 1');
        harness.runUser(first).catch(() => {});
        await simulation
          .run(() => simulation.network.exchanges > lost + 1 || simulation.scheduler.steps > 5000)
          .catch(() => {});
        first.kill();
        simulation.graph.expireUploads();
        await recover(harness, `killed after the reply to call ${lost} was lost`);
      });
    }
  });

  it('[SYNC-51] resumes a submit whose session has expired overnight', async () => {
    const { steps } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (let at = 0; at <= steps; at += 5 * every.step) {
      await withFileHarness({ seed: 1, ...same, losesSessions: true }, async (harness) => {
        const { simulation } = harness;
        await harness.runUserUntilStep(simulation.openTab('tab 1'), at);
        let isMorning = false;
        const night = simulation.openTab('night').ports.clock.wait(25 * 3_600_000);
        night.then(() => {
          isMorning = true;
        });
        await simulation.run(() => isMorning, 26 * 3_600_000);
        await recover(harness, `killed at step ${at} of ${steps}, and a night later`);
      });
    }
  });

  it('[SYNC-24] sends nothing twice when a former leader resumes', async () => {
    const { exchanges } = await measureRunWithoutFaults({ seed: 1, ...same });
    for (const moment of ['before', 'after'] as const) {
      for (let asleep = 0; asleep < exchanges; asleep += every.call)
        await resumeFrozenLeader(withFileHarness, { frozenAtCall: asleep, moment, ...same });
    }
  });
});
