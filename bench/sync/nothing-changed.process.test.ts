import { startServerProcess } from '@tideform/server/testing';
import { addPeople, addTeam, createTestDatabase, signInPerson } from '@tideform/server/testing/worlds';
import { initialiseTeam, pullTeams } from '@tideform/sync';
import { expect, it, onTestFinished } from 'vitest';
import { openFaultyProxy } from '../../tools/browser-kill/faulty-proxy.ts';
import { createCaller } from '../../tools/workspace-kill/caller.ts';
import { fillLibrary, type LibraryFilling } from './fill-library.ts';

const password = 'low tide at dawn';
const schema = { display: 'form', components: [{ type: 'textfield', key: 'note', label: 'Note' }] };

it('[SYNC-32] [SYNC-242] sends the same number of requests when nothing has changed, regardless of the number of forms and responses', async () => {
  const { ada, device, teamId, proxy, filling } = await prepare();
  const counts: number[] = [];
  for (const size of [2, 4]) {
    await fillLibrary(filling, { forms: size, responses: size });
    expect(await device.sync(teamId)).toEqual([]);
    expect(await device.context.database.forms.count()).toBe(size);
    expect(await device.context.database.responses.filter(({ userId }) => userId === ada.id).count()).toBe(size);
    counts.push(await countSyncRequests());
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThan(10);

  /**
   * Returns the number of requests of one sync: the minimum of three rounds, because a periodic sync may coincide with
   * a round.
   */
  async function countSyncRequests(): Promise<number> {
    const requests: number[] = [];
    for (let round = 0; round < 3; round++) {
      const before = proxy.traffic.requests;
      await device.sync(teamId);
      requests.push(proxy.traffic.requests - before);
    }
    return Math.min(...requests);
  }
});

async function prepare() {
  const db = await createTestDatabase();
  onTestFinished(() => db.close());
  const people = await addPeople(db.database, { domain: 'quiet.example', password }, ['ada']);
  const proxy = await openFaultyProxy();
  onTestFinished(() => proxy.close());
  const server = await startServerProcess(db.connectionString, { PUBLIC_URL: proxy.origin });
  onTestFinished(() => server.remove());
  proxy.setTarget(server.origin);
  const teamId = await addTeam(db.database, { name: 'Quay', owner: people.ada, members: [] });
  const ada = await signInPerson(proxy, people.ada, password);
  const device = await ada.openDevice();
  onTestFinished(() => device.close());
  await pullTeams(device.context);
  const driveId = (await initialiseTeam(device.context, teamId)).driveId ?? '';
  await device.forms.add(teamId, { id: 'form-1', title: 'Note', schema });
  await device.forms.publish('form-1', 'first');
  const caller = createCaller(proxy.origin, () => ada.graphToken);
  const read = async (file: string) =>
    (await caller.read(`/drives/${driveId}/root:/Form%20Config/Note/${file}:/content`)).body;
  const files = { config: await read('form.config.json'), published: await read('form.published.json') };
  const person = { id: ada.id, name: 'Ada Tester' };
  const filling: LibraryFilling = { caller, driveId, person, files, forms: 1, responses: 0 };
  return { ada, device, teamId, proxy, filling };
}
