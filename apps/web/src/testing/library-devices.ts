// Imported before Dexie, because Dexie looks for IndexedDB when it is loaded. Without IndexedDB, its live queries never
// run.
import 'fake-indexeddb/auto';
import { pullTeam, pullTeams } from '@tideform/sync';
import { createNewBrowser, createPullFixture, crewId, pushAll } from '@tideform/sync/testing/library';
import { createDevice, type TestDevice } from './test-device.ts';

/** Device of a team member, which syncs only when the test requests it. */
export interface LibraryDevice extends TestDevice {
  /** Sends pending changes, then downloads changes. */
  pushAndPull(): Promise<void>;
  /** Submits a response; it stays pending until the next sync. */
  submit(answers: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Creates the device of Ada, who owns a team with one published form, and the device of Bob, a member of that team. */
export async function createLibraryDevices(options: Parameters<typeof createPullFixture>[0] = {}) {
  const { workspace, ada } = await createPullFixture(options);
  const bob = await createNewBrowser(workspace, 'bob');
  const [owner, member] = [toLibraryDevice(createDevice(ada)), toLibraryDevice(createDevice(bob))];
  await owner.pushAndPull();
  await member.pushAndPull();
  return { workspace, owner, member, teamId: crewId, formId: 'form-1' };
}

function toLibraryDevice(device: TestDevice): LibraryDevice {
  const { context, responses } = device;
  return {
    ...device,
    async pushAndPull() {
      await pushAll(context);
      await pullTeams(context);
      await pullTeam(context, crewId);
    },
    async submit(answers) {
      const { id } = await responses.create('form-1');
      await responses.submit(id, answers);
      return id;
    },
  };
}
