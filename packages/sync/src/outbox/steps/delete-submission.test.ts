import { describe, expect, it } from 'vitest';
import { every } from '../../testing/every.ts';
import { openPushWorld, refuse } from '../../testing/push-world.ts';
import { crewId } from '../../testing/workspace.ts';

async function openSubmittedWorld() {
  const world = await openPushWorld();
  const storedRows = await world.submitted('Ham');
  const { id } = await world.submitted('Kew');
  await world.push();
  const listDeliveries = () => [...world.server.deliveries].filter((delivery) => delivery.endsWith('delete'));
  return {
    ...world,
    id,
    storedRows,
    listDeliveries,
    files: () => world.responseFiles().filter((path) => path.startsWith('2 ')),
  };
}

describe('deleting a submission', () => {
  it('[SYNC-72] waits while offline, then notifies the webhooks and deletes the folder', async () => {
    const { id, commands, push, files, listDeliveries, responseFiles, outboxRow, context } = await openSubmittedWorld();
    await commands.deleteSubmitted(crewId, id);
    expect(await outboxRow(id)).toMatchObject({ deleted: 1, step: 'tellDeletion' });
    expect(files()).not.toEqual([]);
    await push();
    expect(files()).toEqual([]);
    expect(responseFiles()).toHaveLength(3);
    expect(listDeliveries()).toEqual([`${id} 0 delete`]);
    expect(await outboxRow(id)).toBeUndefined();
    expect(await context.database.receipts.toCollection().keys()).toHaveLength(1);
  });

  it('[SYNC-72] is delivered before the submission is deleted, once, wherever it is interrupted', async () => {
    for (const moment of ['request', 'reply'] as const) {
      for (let cutAt = 1; ; cutAt += every(3)) {
        const { id, commands, push, files, listDeliveries, makeTrouble, outboxRow } = await openSubmittedWorld();
        await commands.deleteSubmitted(crewId, id);
        let asked = 0;
        makeTrouble((now) => (now === moment && ++asked >= cutAt ? 'lost' : undefined));
        await push();
        const wasCut = asked >= cutAt;
        if (files().length === 0) expect(listDeliveries()).toHaveLength(1);
        makeTrouble();
        await push();
        expect([files(), listDeliveries().length, await outboxRow(id)], `cut ${moment} ${cutAt}`).toEqual([
          [],
          1,
          undefined,
        ]);
        if (!wasCut) break;
      }
    }
  });

  it('[SYNC-72] lets a submission arrive first that is still being sent', async () => {
    const world = await openPushWorld();
    const { id } = await world.submitted('Kew');
    await world.commands.deleteSubmitted(crewId, id);
    await world.push();
    expect([...world.server.deliveries]).toEqual([`${id} 1 submit`, `${id} 0 delete`]);
    expect(world.responseFiles()).toEqual([]);
    expect(await world.outboxRow(id)).toBeUndefined();
    expect(await world.context.database.responses.count()).toBe(0);
  });

  it('[SYNC-72] handles a request that is made while the submission is being sent', async () => {
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

  it('[SYNC-72] sends no event when another user was faster', async () => {
    const { id, commands, push, listDeliveries, outboxRow } = await openSubmittedWorld();
    await commands.deleteSubmitted(crewId, id);
    await push();
    await commands.deleteSubmitted(crewId, id);
    await push();
    expect(listDeliveries()).toHaveLength(1);
    expect(await outboxRow(id)).toBeUndefined();
  });

  it('[SYNC-25] shows a refusal, keeps the request and lets others continue', async () => {
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
