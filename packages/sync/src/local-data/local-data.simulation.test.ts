import { describe, expect, it } from 'vitest';
import { getSweepStride } from '../testing/create-sweeps.ts';
import {
  answersByState,
  deleteAllLocalData,
  type LocalDataHarness,
  readDeviceState,
  withLocalDataHarness,
} from '../testing/local-data-harness.ts';
import { resyncTeam } from './resync-team.ts';

const options = { seed: 1, store: 'memory' } as const;
const expectedAll = {
  drafts: [answersByState.sent, answersByState.unsent],
  outbox: 0,
  receipts: 1,
  forms: ['form-1'],
  teams: 1,
};
const expectedNothing = { drafts: [], outbox: 0, receipts: 0, forms: [], teams: 0 };

/** Returns the number of the last step in a run without interruptions. */
const findLastStep = (play: (harness: LocalDataHarness) => Promise<void>): Promise<number> =>
  withLocalDataHarness(options, async (harness) => {
    await play(harness);
    return harness.simulation.scheduler.steps;
  });

describe('Resync Team Data', () => {
  const press = async (
    { simulation, builderDevice, openTab: open, waitUntilQuiet: becomeQuiet, findDamage: damage }: LocalDataHarness,
    name = 'tab',
  ) => {
    const { context } = await open(name);
    await simulation.runUntilSettled(resyncTeam(context, builderDevice.team.id));
    await becomeQuiet(context);
    expect(damage()).toEqual([]);
    expect(await simulation.runUntilSettled(readDeviceState(context))).toEqual(expectedAll);
  };

  it('[SYNC-110] loads everything again, and sends unsent work', () => withLocalDataHarness(options, press));

  it.each([
    ['the user does not press again', false, getSweepStride(11)],
    ['the user presses again', true, getSweepStride(13)],
  ])('[SYNC-110] [SYNC-111] loses nothing when it is interrupted at any step and %s', async (_title, again, stride) => {
    const last = await findLastStep(press);
    await withLocalDataHarness(options, async ({ startStep: begun }) => expect(last).toBeGreaterThan(begun + 100));
    for (
      let at = await withLocalDataHarness(options, async ({ startStep: begun }) => begun);
      at <= last;
      at += stride
    ) {
      await withLocalDataHarness(options, async (harness) => {
        const {
          simulation,
          builderDevice,
          openTab: open,
          killAt,
          waitUntilQuiet: becomeQuiet,
          findDamage: damage,
        } = harness;
        const { tab, context } = await open('tab');
        const work = resyncTeam(context, builderDevice.team.id).then(() => new Promise<void>(() => {}));
        await killAt(tab, at, work);
        const second = await open('second tab');
        if (again) await simulation.runUntilSettled(resyncTeam(second.context, builderDevice.team.id));
        await becomeQuiet(second.context);
        expect(damage(), `killed at step ${at} of ${last}`).toEqual([]);
        expect(
          await simulation.runUntilSettled(readDeviceState(second.context)),
          `killed at step ${at} of ${last}`,
        ).toEqual(expectedAll);
      });
    }
  });
});

describe('Delete Local Data', () => {
  const press = async ({ simulation, openTab: open }: LocalDataHarness) => {
    const { context } = await open('tab');
    await simulation.runUntilSettled(deleteAllLocalData(context));
    expect(await simulation.runUntilSettled(readDeviceState(context))).toEqual(expectedNothing);
  };

  it('[SYNC-112] [SYNC-113] deletes everything or nothing, whenever it is interrupted', async () => {
    const last = await findLastStep(press);
    const ends = new Set<string>();
    for (
      let at = await withLocalDataHarness(options, async ({ startStep: begun }) => begun);
      at <= last;
      at += getSweepStride(5)
    ) {
      await withLocalDataHarness(
        options,
        async ({ simulation, openTab: open, killAt, waitUntilQuiet: becomeQuiet, findDamage: damage }) => {
          const { tab, context } = await open('tab');
          const isCut = await killAt(tab, at, deleteAllLocalData(context));
          const second = await open('second tab');
          const left = await simulation.runUntilSettled(readDeviceState(second.context));
          if (!isCut) expect(left, `told at step ${at}`).toEqual(expectedNothing);
          ends.add(left.teams === 0 ? 'nothing' : 'all');
          if (left.teams === 0) expect(left).toEqual(expectedNothing);
          else {
            await becomeQuiet(second.context);
            expect(damage(), `killed at step ${at} of ${last}`).toEqual([]);
          }
        },
      );
    }
    expect([...ends].sort()).toEqual(['all', 'nothing']);
  });

  it('[SYNC-24] [SYNC-112] a tab that is sending restores nothing, whenever another tab deletes', async () => {
    const last = await findLastStep(async ({ openTab: open, waitUntilQuiet: becomeQuiet }) =>
      becomeQuiet((await open('leader')).context),
    );
    const began = await withLocalDataHarness(options, async ({ startStep: begun }) => begun);
    for (let at = began; at <= last; at += getSweepStride(13)) {
      await withLocalDataHarness(options, async ({ simulation, openTab: open }) => {
        await open('leader');
        await simulation.run(() => simulation.scheduler.steps >= at);
        const { context } = await open('other tab');
        await simulation.runUntilSettled(deleteAllLocalData(context));
        await simulation.advance(60_000);
        expect(await simulation.runUntilSettled(readDeviceState(context)), `deleted at step ${at} of ${last}`).toEqual(
          expectedNothing,
        );
      });
    }
  });

  it.each(['memory', 'dexie'] as const)('[SYNC-112] a power failure restores nothing (%s)', async (store) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      await withLocalDataHarness({ seed, store }, async ({ simulation, openTab: open }) => {
        const { context } = await open('tab');
        await simulation.runUntilSettled(deleteAllLocalData(context));
        await simulation.cutPower();
        const { context: after } = await open('after');
        expect(await simulation.runUntilSettled(readDeviceState(after))).toEqual(expectedNothing);
      });
    }
  });
});
