// Imported before Dexie, because Dexie looks for IndexedDB when it is loaded. Without IndexedDB, its live queries never
// run.
import 'fake-indexeddb/auto';
import { pullTeam, pullTeams } from '@tideform/sync';
import { createNewBrowser, crewId, openPullWorld, push } from '@tideform/sync/testing/library';
import { createDevice, type Device } from './device.ts';

/** Device of a team member, which syncs only when the test requests it. */
export interface LibraryData extends Device {
  /** Sends pending changes, then downloads changes. */
  exchange(): Promise<void>;
  /** Submits a response; it stays pending until the next sync. */
  submit(answers: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Creates the device of Ada, who owns a team with one published form, and the device of Bob, a member of that team. */
export async function createLibraryDevices(options: Parameters<typeof openPullWorld>[0] = {}) {
  const { workspace, ada } = await openPullWorld(options);
  const bob = await createNewBrowser(workspace, 'bob');
  const [owner, member] = [addTeamActions(createDevice(ada)), addTeamActions(createDevice(bob))];
  await owner.exchange();
  await member.exchange();
  return { workspace, owner, member, teamId: crewId, formId: 'form-1' };
}

function addTeamActions(device: Device): LibraryData {
  const { context, responses } = device;
  return {
    ...device,
    async exchange() {
      await push(context);
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
