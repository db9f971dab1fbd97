import { describe, expect, it } from 'vitest';
import { every } from '../testing/every.ts';
import { answers, giveUpAll, type LocalDataStage, onDevice, onLocalDataStage } from '../testing/local-data-run.ts';
import { resyncTeam } from './resync-team.ts';

const options = { seed: 1, store: 'memory' } as const;
const all = {
  drafts: [answers.sent, answers.unsent],
  outbox: 0,
  receipts: 1,
  forms: ['form-1'],
  teams: 1,
};
const nothing = { drafts: [], outbox: 0, receipts: 0, forms: [], teams: 0 };

/** Returns the number of the last step in a run without interruptions. */
const lastStep = (play: (stage: LocalDataStage) => Promise<void>): Promise<number> =>
  onLocalDataStage(options, async (stage) => {
    await play(stage);
    return stage.world.scheduler.steps;
  });

describe('Resync Team Data', () => {
  const press = async ({ world, office, open, becomeQuiet, damage }: LocalDataStage, name = 'tab') => {
    const { context } = await open(name);
    await world.until(resyncTeam(context, office.team.id));
    await becomeQuiet(context);
    expect(damage()).toEqual([]);
    expect(await world.until(onDevice(context))).toEqual(all);
  };

  it('[SYNC-110] loads everything again, and sends unsent work', () => onLocalDataStage(options, press));

  it.each([
    ['the user does not press again', false, every(11)],
    ['the user presses again', true, every(13)],
  ])('[SYNC-110] [SYNC-111] loses nothing when it is interrupted at any step and %s', async (_title, again, stride) => {
    const last = await lastStep(press);
    await onLocalDataStage(options, async ({ begun }) => expect(last).toBeGreaterThan(begun + 100));
    for (let at = await onLocalDataStage(options, async ({ begun }) => begun); at <= last; at += stride) {
      await onLocalDataStage(options, async (stage) => {
        const { world, office, open, killAt, becomeQuiet, damage } = stage;
        const { tab, context } = await open('tab');
        const work = resyncTeam(context, office.team.id).then(() => new Promise<void>(() => {}));
        await killAt(tab, at, work);
        const second = await open('second tab');
        if (again) await world.until(resyncTeam(second.context, office.team.id));
        await becomeQuiet(second.context);
        expect(damage(), `killed at step ${at} of ${last}`).toEqual([]);
        expect(await world.until(onDevice(second.context)), `killed at step ${at} of ${last}`).toEqual(all);
      });
    }
  });
});

describe('Delete Local Data', () => {
  const press = async ({ world, open }: LocalDataStage) => {
    const { context } = await open('tab');
    await world.until(giveUpAll(context));
    expect(await world.until(onDevice(context))).toEqual(nothing);
  };

  it('[SYNC-112] [SYNC-113] deletes everything or nothing, whenever it is interrupted', async () => {
    const last = await lastStep(press);
    const ends = new Set<string>();
    for (let at = await onLocalDataStage(options, async ({ begun }) => begun); at <= last; at += every(5)) {
      await onLocalDataStage(options, async ({ world, open, killAt, becomeQuiet, damage }) => {
        const { tab, context } = await open('tab');
        const isCut = await killAt(tab, at, giveUpAll(context));
        const second = await open('second tab');
        const left = await world.until(onDevice(second.context));
        if (!isCut) expect(left, `told at step ${at}`).toEqual(nothing);
        ends.add(left.teams === 0 ? 'nothing' : 'all');
        if (left.teams === 0) expect(left).toEqual(nothing);
        else {
          await becomeQuiet(second.context);
          expect(damage(), `killed at step ${at} of ${last}`).toEqual([]);
        }
      });
    }
    expect([...ends].sort()).toEqual(['all', 'nothing']);
  });

  it('[SYNC-24] [SYNC-112] a tab that is sending restores nothing, whenever another tab deletes', async () => {
    const last = await lastStep(async ({ open, becomeQuiet }) => becomeQuiet((await open('leader')).context));
    const began = await onLocalDataStage(options, async ({ begun }) => begun);
    for (let at = began; at <= last; at += every(13)) {
      await onLocalDataStage(options, async ({ world, open }) => {
        await open('leader');
        await world.run(() => world.scheduler.steps >= at);
        const { context } = await open('other tab');
        await world.until(giveUpAll(context));
        await world.pass(60_000);
        expect(await world.until(onDevice(context)), `deleted at step ${at} of ${last}`).toEqual(nothing);
      });
    }
  });

  it.each(['memory', 'dexie'] as const)('[SYNC-112] a power failure restores nothing (%s)', async (store) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      await onLocalDataStage({ seed, store }, async ({ world, open }) => {
        const { context } = await open('tab');
        await world.until(giveUpAll(context));
        await world.cutPower();
        const { context: after } = await open('after');
        expect(await world.until(onDevice(after))).toEqual(nothing);
      });
    }
  });
});
