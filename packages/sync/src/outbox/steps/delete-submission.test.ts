import { describe, expect, it } from 'vitest';
import { every } from '../../testing/every.ts';
import { openPushWorld, refuse } from '../../testing/push-world.ts';
import { crewId } from '../../testing/workspace.ts';

async function openSubmittedWorld() {
  const world = await openPushWorld();
  const kept = await world.submitted('Ham');
  const { id } = await world.submitted('Kew');
  await world.push();
  const told = () => [...world.server.deliveries].filter((delivery) => delivery.endsWith('delete'));
  return { ...world, id, kept, told, files: () => world.responseFiles().filter((path) => path.startsWith('2 ')) };
}

describe('deleting a submission', () => {
  it('[SYNC-72] waits offline, then tells the webhooks and takes the folder away', async () => {
    const { id, commands, push, files, told, responseFiles, outboxRow, context } = await openSubmittedWorld();
    await commands.deleteSubmitted(crewId, id);
    expect(await outboxRow(id)).toMatchObject({ deleted: 1, step: 'tellDeletion' });
    expect(files()).not.toEqual([]);
    await push();
    expect(files()).toEqual([]);
    expect(responseFiles()).toHaveLength(3);
    expect(told()).toEqual([`${id} 0 delete`]);
    expect(await outboxRow(id)).toBeUndefined();
    expect(await context.database.receipts.toCollection().keys()).toHaveLength(1);
  });

  it('[SYNC-72] is told of before the submission is gone, once, wherever it is cut', async () => {
    for (const moment of ['request', 'reply'] as const) {
      for (let cutAt = 1; ; cutAt += every(3)) {
        const { id, commands, push, files, told, makeTrouble, outboxRow } = await openSubmittedWorld();
        await commands.deleteSubmitted(crewId, id);
        let asked = 0;
        makeTrouble((now) => (now === moment && ++asked >= cutAt ? 'lost' : undefined));
        await push();
        const wasCut = asked >= cutAt;
        if (files().length === 0) expect(told()).toHaveLength(1);
        makeTrouble();
        await push();
        expect([files(), told().length, await outboxRow(id)], `cut ${moment} ${cutAt}`).toEqual([[], 1, undefined]);
        if (!wasCut) break;
      }
    }
  });

  it('[SYNC-72] lets a submission arrive first that is still on its way', async () => {
    const world = await openPushWorld();
    const { id } = await world.submitted('Kew');
    await world.commands.deleteSubmitted(crewId, id);
    await world.push();
    expect([...world.server.deliveries]).toEqual([`${id} 1 submit`, `${id} 0 delete`]);
    expect(world.responseFiles()).toEqual([]);
    expect(await world.outboxRow(id)).toBeUndefined();
    expect(await world.context.database.responses.count()).toBe(0);
  });

  it('[SYNC-72] hears of a wish that comes while the submission is on its way', async () => {
    const world = await openPushWorld();
    const { id } = await world.submitted('Kew');
    world.makeTrouble((moment, request) => {
      if (moment !== 'request' || !request.url.includes('submission.pdf')) return undefined;
      world.makeTrouble();
      return world.commands.deleteSubmitted(crewId, id).then(() => undefined);
    });
    await world.push();
    expect(world.responseFiles()).toEqual([]);
    expect(await world.outboxRow(id)).toBeUndefined();
  });

  it('[SYNC-72] tells nobody when somebody else was faster', async () => {
    const { id, commands, push, told, outboxRow } = await openSubmittedWorld();
    await commands.deleteSubmitted(crewId, id);
    await push();
    await commands.deleteSubmitted(crewId, id);
    await push();
    expect(told()).toHaveLength(1);
    expect(await outboxRow(id)).toBeUndefined();
  });

  it('[SYNC-25] shows a refusal, keeps the wish and lets others go on', async () => {
    const { id, commands, push, files, makeTrouble, outboxRow, submitted } = await openSubmittedWorld();
    await commands.deleteSubmitted(crewId, id);
    const other = await submitted('Barnes');
    makeTrouble((moment, request) =>
      request.method === 'DELETE' ? refuse('', 403, 'accessDenied')(moment, request) : undefined,
    );
    await push();
    expect(await outboxRow(id)).toMatchObject({ step: 'removeRemote', state: 'needsAttention', deleted: 1 });
    expect(await outboxRow(other.id)).toBeUndefined();
    expect(files()).not.toEqual([]);
    makeTrouble();
    await push();
    expect(files()).toEqual([]);
  });
});
