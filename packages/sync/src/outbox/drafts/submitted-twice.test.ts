import { describe, expect, it } from 'vitest';
import type { OutboxStep } from '../../database/rows.ts';
import { createFileCommands } from '../../files/file-commands.ts';
import { findFiles } from '../../files/stored-file.ts';
import { createDeviceFixture, type Device } from '../../testing/device-fixture.ts';

const answersByDevice = { one: 'Ham', two: 'Barnes' } as const;
type DeviceName = keyof typeof answersByDevice;

/** Creates a draft that two devices have and submit with different answers and one file each. Nothing was sent yet. */
async function createSubmittedTwiceFixture({ skewMs = 0 } = {}) {
  const fixture = await createDeviceFixture();
  const { one, two, workspace } = fixture;
  const id = await one.createDraft('Kew');
  await one.sync();
  await two.sync();
  const { ports } = two.context;
  const { clock } = ports;
  const now = () => new Date(Date.parse(clock.now()) + skewMs).toISOString();
  Object.assign(ports, { clock: { ...clock, now } });
  for (const name of ['one', 'two'] as const) {
    const device = fixture[name];
    const file = { name: `${name}.jpg`, type: 'image/jpeg' };
    const picture = await createFileCommands(device.context).add(id, new Blob([name]), file);
    await device.commands.submit(id, { place: answersByDevice[name], picture });
  }
  /** Sends until a number of requests were made. Returns whether anything is left to send. */
  const pushUntil = async (device: Device, requests: number): Promise<boolean> => {
    workspace.cut.at(requests, 'afterRequest');
    await device.push().catch(() => undefined);
    workspace.cut.restore();
    return (await device.context.database.outbox.get(id)) !== undefined;
  };
  return { ...fixture, id, pushUntil };
}

type SubmittedTwiceFixture = Awaited<ReturnType<typeof createSubmittedTwiceFixture>>;

const getFolder = (file: string) => file.slice(0, file.lastIndexOf('/'));

/**
 * Expects one submission. The answers of the other device are a new draft with its file, in the library and on both
 * devices.
 */
async function checkFinalState(fixture: SubmittedTwiceFixture, message: string): Promise<DeviceName> {
  const { one, two, id, files, server, workspace } = fixture;
  for (const device of [one, two, one, two, one]) await device.sync();
  for (const { context } of [one, two]) expect(await context.database.outbox.toArray(), message).toEqual([]);
  const root = 'Responses/Site visit/';
  const [submission, ...others] = files().filter((path) => path.endsWith('response.submitted.json'));
  expect(others, message).toEqual([]);
  const { data } = workspace.json(root + submission) as { data: { data: { place: string } } };
  const winner: DeviceName = data.data.place === answersByDevice.one ? 'one' : 'two';
  const loser: DeviceName = winner === 'one' ? 'two' : 'one';
  const conflict = { kind: 'submitted', of: id, isSubmit: 1 };
  for (const device of [one, two]) {
    const rows = await device.getRows();
    expect(rows, message).toMatchObject([
      { submitted: 0, isDirty: 0, conflict, copiedFromId: id, data: { data: { place: answersByDevice[loser] } } },
    ]);
  }
  const [draft] = files().filter((path) => path.endsWith('response.draft.json'));
  expect(files(), message).toContain(`${getFolder(draft!)}/${loser}.jpg`);
  expect(files(), message).toContain(`${getFolder(submission!)}/${winner}.jpg`);
  const stored = workspace.json(root + draft) as { data: { data: { place: string; picture: never } }; title: string };
  expect(findFiles(stored.data.data), message).toMatchObject([{ name: `${loser}.jpg` }]);
  expect(stored.data.data.place, message).toBe(answersByDevice[loser]);
  expect([...server.deliveries], message).toEqual([expect.stringMatching(`^${id} `)]);
  return winner;
}

describe('a draft that two devices submit at the same time', () => {
  it.each([
    ['one', 'two'],
    ['two', 'one'],
  ] as const)(
    '[SYNC-14] becomes a draft on the slower device: device "%s" is interrupted at any request',
    async (first, second) => {
      const steps = new Set<OutboxStep | undefined>();
      const winners = new Set<DeviceName>();
      for (let request = first === 'one' ? 1 : 3; ; request += 4) {
        const fixture = await createSubmittedTwiceFixture();
        const isLeft = await fixture.pushUntil(fixture[first], request);
        steps.add((await fixture[first].context.database.outbox.get(fixture.id))?.step);
        await fixture[second].push();
        winners.add(await checkFinalState(fixture, `${first} was cut off at request ${request}`));
        if (!isLeft) break;
      }
      expect([...steps]).toEqual(['files', 'commit', 'pdf', undefined]);
      expect(winners.size).toBe(2);
    },
  );

  it('[SYNC-14] [SYNC-28] has one winner for any interleaving of requests and any clocks', async () => {
    const year = 365 * 86_400_000;
    for (const skewMs of [0, year, -year]) {
      for (const stride of [1, 2, 3, 5]) {
        const fixture = await createSubmittedTwiceFixture({ skewMs });
        // Each device makes some requests before it is interrupted.
        for (let requests = stride; requests < 60; requests += stride) {
          const left = [
            await fixture.pushUntil(fixture.one, requests),
            await fixture.pushUntil(fixture.two, requests + 1),
          ];
          if (!left.includes(true)) break;
        }
        await checkFinalState(fixture, `skewed by ${skewMs}, ${stride} more each time`);
      }
    }
  });

  it("[SYNC-14] keeps the other device's submission when the user has deleted their own", async () => {
    const fixture = await createSubmittedTwiceFixture();
    const { one, two, id, files } = fixture;
    await two.push();
    await one.commands.deleteSubmitted((await one.getRow(id))!.teamId, id);
    await one.push();
    await one.sync();
    await two.sync();
    // The user has deleted their own submission, not the other device's.
    expect(files().filter((path) => path.endsWith('response.submitted.json'))).toHaveLength(1);
    expect(await one.context.database.outbox.toArray()).toEqual([]);
  });
});
