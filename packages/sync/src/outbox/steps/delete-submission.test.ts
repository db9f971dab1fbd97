import { describe, expect, it } from 'vitest';
import { getSweepStride } from '../../testing/create-sweeps.ts';
import { createPushFixture, refuseRequests } from '../../testing/push-fixture.ts';
import { crewId } from '../../testing/workspace.ts';

async function createSubmittedFixture() {
  const fixture = await createPushFixture();
  const storedRows = await fixture.createSubmission('Ham');
  const { id } = await fixture.createSubmission('Kew');
  await fixture.push();
  const listDeliveries = () => [...fixture.server.deliveries].filter((delivery) => delivery.endsWith('delete'));
  return {
    ...fixture,
    id,
    storedRows,
    listDeliveries,
    files: () => fixture.responseFiles().filter((path) => path.startsWith('2 ')),
  };
}

describe('deleting a submission', () => {
  it('[SYNC-72] waits while offline, then notifies the webhooks and deletes the folder', async () => {
    const { id, commands, push, files, listDeliveries, responseFiles, outboxRow, context } =
      await createSubmittedFixture();
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
      for (let cutAt = 1; ; cutAt += getSweepStride(3)) {
        const { id, commands, push, files, listDeliveries, setRequestFault, outboxRow } =
          await createSubmittedFixture();
        await commands.deleteSubmitted(crewId, id);
        let asked = 0;
        setRequestFault((now) => (now === moment && ++asked >= cutAt ? 'lost' : undefined));
        await push();
        const wasCut = asked >= cutAt;
        if (files().length === 0) expect(listDeliveries()).toHaveLength(1);
        setRequestFault();
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
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Kew');
    await fixture.commands.deleteSubmitted(crewId, id);
    await fixture.push();
    expect([...fixture.server.deliveries]).toEqual([`${id} 1 submit`, `${id} 0 delete`]);
    expect(fixture.responseFiles()).toEqual([]);
    expect(await fixture.outboxRow(id)).toBeUndefined();
    expect(await fixture.context.database.responses.count()).toBe(0);
  });

  it('[SYNC-72] handles a request that is made while the submission is being sent', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.setRequestFault((moment, request) => {
      if (moment !== 'request' || !request.url.includes('submission.pdf')) return undefined;
      fixture.setRequestFault();
      return fixture.commands.deleteSubmitted(crewId, id).then(() => undefined);
    });
    await fixture.push();
    expect(fixture.responseFiles()).toEqual([]);
    expect(await fixture.outboxRow(id)).toBeUndefined();
  });

  it('[SYNC-72] sends no event when another user was faster', async () => {
    const { id, commands, push, listDeliveries, outboxRow } = await createSubmittedFixture();
    await commands.deleteSubmitted(crewId, id);
    await push();
    await commands.deleteSubmitted(crewId, id);
    await push();
    expect(listDeliveries()).toHaveLength(1);
    expect(await outboxRow(id)).toBeUndefined();
  });

  it('[SYNC-25] shows a refusal, keeps the request and lets others continue', async () => {
    const {
      id,
      commands,
      push,
      files,
      setRequestFault,
      outboxRow,
      createSubmission: submitted,
    } = await createSubmittedFixture();
    await commands.deleteSubmitted(crewId, id);
    const other = await submitted('Barnes');
    setRequestFault((moment, request) =>
      request.method === 'DELETE' ? refuseRequests('', 403, 'accessDenied')(moment, request) : undefined,
    );
    await push();
    expect(await outboxRow(id)).toMatchObject({ step: 'removeRemote', state: 'needsAttention', deleted: 1 });
    expect(await outboxRow(other.id)).toBeUndefined();
    expect(files()).not.toEqual([]);
    setRequestFault();
    await push();
    expect(files()).toEqual([]);
  });
});
