import { startServerProcess } from '@tideform/server/testing';
import { addPeople, addTeam, createTestDatabase, openPerson } from '@tideform/server/testing/worlds';
import { initialiseTeam, pullTeams } from '@tideform/sync';
import { expect, it, onTestFinished } from 'vitest';
import { openDoor } from '../../tools/browser-kill/door.ts';
import { createCaller } from '../../tools/workspace-kill/caller.ts';
import { type Filling, fillLibrary } from './fill-library.ts';

const password = 'low tide at dawn';
const schema = { display: 'form', components: [{ type: 'textfield', key: 'note', label: 'Note' }] };

it('[SYNC-32] [SYNC-242] asks as often when nothing has changed, however many forms and responses there are', async () => {
  const { ada, device, teamId, door, filling } = await prepare();
  const counts: number[] = [];
  for (const size of [2, 4]) {
    await fillLibrary(filling, { forms: size, responses: size });
    expect(await device.sync(teamId)).toEqual([]);
    expect(await device.context.database.forms.count()).toBe(size);
    expect(await device.context.database.responses.filter(({ userId }) => userId === ada.id).count()).toBe(size);
    counts.push(await requestsOfASync());
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThan(10);

  /** The least of three: the sync of every minute may fall into one. */
  async function requestsOfASync(): Promise<number> {
    const seen: number[] = [];
    for (let round = 0; round < 3; round++) {
      const before = door.seen.requests;
      await device.sync(teamId);
      seen.push(door.seen.requests - before);
    }
    return Math.min(...seen);
  }
});

async function prepare() {
  const db = await createTestDatabase();
  onTestFinished(() => db.close());
  const people = await addPeople(db.database, { domain: 'quiet.example', password }, ['ada']);
  const door = await openDoor();
  onTestFinished(() => door.close());
  const server = await startServerProcess(db.connectionString, { PUBLIC_URL: door.origin });
  onTestFinished(() => server.remove());
  door.lead(server.origin);
  const teamId = await addTeam(db.database, { name: 'Quay', owner: people.ada, members: [] });
  const ada = await openPerson(door, people.ada, password);
  const device = await ada.openDevice();
  onTestFinished(() => device.close());
  await pullTeams(device.context);
  const driveId = (await initialiseTeam(device.context, teamId)).driveId ?? '';
  await device.forms.add(teamId, { id: 'form-1', title: 'Note', schema });
  await device.forms.publish('form-1', 'first');
  const caller = createCaller(door.origin, () => ada.graphToken);
  const read = async (file: string) =>
    (await caller.read(`/drives/${driveId}/root:/Form%20Config/Note/${file}:/content`)).body;
  const files = { config: await read('form.config.json'), published: await read('form.published.json') };
  const person = { id: ada.id, name: 'Ada Tester' };
  const filling: Filling = { caller, driveId, person, files, forms: 1, responses: 0 };
  return { ada, device, teamId, door, filling };
}
