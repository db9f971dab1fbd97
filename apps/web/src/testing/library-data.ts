// Dexie looks for IndexedDB when it is loaded: without one its live queries never run.
import 'fake-indexeddb/auto';
import { pullTeam, pullTeams } from '@tideform/sync';
import { crewId, newcomer, openPullWorld, push } from '@tideform/sync/testing/library';
import { createDevice, type Device } from './device.ts';

/** A device in a team, where a sync happens when the test says so. */
export interface LibraryData extends Device {
  /** Sends what waits on this device, then brings what has changed. */
  exchange(): Promise<void>;
  /** Fills the form in and submits it; it waits on this device. */
  submit(answers: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Ada's device in the team that she owns, with one published form; and Bob's, a member's. */
export async function openLibrary(options: Parameters<typeof openPullWorld>[0] = {}) {
  const { workspace, ada } = await openPullWorld(options);
  const bob = await newcomer(workspace, 'bob');
  const [owner, member] = [inTeam(createDevice(ada)), inTeam(createDevice(bob))];
  await owner.exchange();
  await member.exchange();
  return { workspace, owner, member, teamId: crewId, formId: 'form-1' };
}

function inTeam(device: Device): LibraryData {
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
