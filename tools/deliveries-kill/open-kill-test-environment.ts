import { createFormEmail, getEmailAuthUrl, redeemEmailAuthCode } from '@tideform/contract';
import { createSeededRandom, serverEntries } from '@tideform/server/testing';
import {
  addPeople,
  addTeam,
  type MailReceiver,
  type SignedInPerson,
  signInPerson,
  startMailReceiver,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@tideform/server/testing/worlds';
import { initialiseTeam, pullTeams } from '@tideform/sync';
import { type Machines, startMachines } from '../workspace-kill/machines.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/** Server processes with failpoints, a team, a webhook receiver and a mail server. */
export interface KillTestEnvironment {
  readonly machines: Machines;
  readonly ada: SignedInPerson;
  readonly teamId: string;
  readonly driveId: string;
  readonly receiver: WebhookReceiver;
  readonly mail: MailReceiver;
  close(): Promise<void>;
}

const password = 'low tide at dawn';

/**
 * Starts the servers and creates the team.
 *
 * @param entry program of the server processes
 */
export async function openKillTestEnvironment(
  processes: number,
  entry = serverEntries.thatDies,
): Promise<KillTestEnvironment> {
  const [receiver, mail] = [await startWebhookReceiver(), await startMailReceiver()];
  const environment = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'forms@quiet.example',
    WEBHOOK_NETWORKS: '127.0.0.0/8',
    // The server processes share the key: secrets encrypted by one are decrypted by the others.
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const machines = await startMachines(processes, 'folder', createSeededRandom(1), { environment, entry });
  const { database } = machines.db;
  const people = await addPeople(database, { domain: 'quiet.example', password }, ['ada', 'ben']);
  const teamId = await addTeam(database, { name: 'Quay', owner: people.ada, members: [people.ben] });
  const ada = await signInPerson(machines, people.ada, password);
  const device = await ada.openDevice();
  await pullTeams(device.context);
  const { driveId } = await initialiseTeam(device.context, teamId);
  await device.close();
  await connectEmailAccount(ada, { teamId, formId: 'any' });
  return {
    machines,
    ada,
    teamId,
    driveId: driveId!,
    receiver,
    mail,
    async close() {
      await machines.close();
      receiver.close();
      await mail.close();
    },
  };
}

/** Connects Ada's account, so that forms can send email in her name. */
async function connectEmailAccount(
  { api, authorizeAt }: SignedInPerson,
  form: { teamId: string; formId: string },
): Promise<void> {
  const template = { to: 'ben@quiet.example', subject: 'Any', body: 'Any' };
  await retryUntilAnswered(() => api.call(createFormEmail, { params: form, body: { template } }));
  const { url } = await retryUntilAnswered(() => api.call(getEmailAuthUrl, { params: form }));
  const { code, state } = await authorizeAt(url);
  await retryUntilAnswered(() => api.call(redeemEmailAuthCode, { params: { ...form, code }, body: { state } }));
}
