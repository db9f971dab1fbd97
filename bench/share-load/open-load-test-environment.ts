import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createShare, getAuthCodeUrl, getOwnGraphCredential, redeemAuthCode } from '@tideform/contract';
import { createSeededRandom, type ServerProcess, startServerProcess } from '@tideform/server/testing';
import {
  addPeople,
  addTeam,
  openPool,
  type SignedInPerson,
  signInPerson,
  startEmbeddedPostgres,
} from '@tideform/server/testing/worlds';
import { initialiseTeam, pullTeams } from '@tideform/sync';
import { openLoadBalancer } from '../../tools/workspace-kill/load-balancer.ts';

/** Servers with a published form and a share link to it. */
export interface LoadTestEnvironment {
  readonly origin: string;
  readonly code: string;
  readonly ada: SignedInPerson;
  readonly driveId: string;
  readonly formId: string;
  close(): Promise<void>;
}

const password = 'low tide at dawn';
const formId = 'form-1';
const nearMisses = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'place', label: 'Place', validate: { required: true } },
    { type: 'textarea', key: 'what', label: 'What happened', validate: { required: true, maxLength: 4000 } },
    { type: 'number', key: 'count', label: 'How many', validate: { min: 0 } },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
  ],
};

export async function openLoadTestEnvironment(
  processes: number,
  schema: { readonly display: string; readonly components: readonly { readonly type: string }[] } = nearMisses,
): Promise<LoadTestEnvironment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-share-load-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const loadBalancer = processes > 1 ? await openLoadBalancer(createSeededRandom(1)) : undefined;
  const environment = {
    LOG_LEVEL: 'fatal',
    FILES_DIR: join(dataDir, 'files'),
    // Processes of one installation share the key: secrets encrypted by one are decrypted by the others.
    SECRETS_KEY: randomBytes(32).toString('base64'),
    ...(loadBalancer && { PUBLIC_URL: loadBalancer.origin }),
  };
  const servers: ServerProcess[] = [];
  for (let at = 0; at < processes; at += 1)
    servers.push(await startServerProcess(postgres.connectionString, environment));
  loadBalancer?.setOrigins(servers.map(({ origin }) => origin));
  const origin = loadBalancer?.origin ?? servers[0]!.origin;
  const database = openPool(postgres.connectionString, 2);
  const people = await addPeople(database, { domain: 'quiet.example', password }, ['ada']);
  const teamId = await addTeam(database, { name: 'Quay', owner: people.ada, members: [] });
  await database.destroy();
  const ada = await signInPerson({ origin }, people.ada, password);
  const device = await ada.openDevice();
  await pullTeams(device.context);
  const driveId = (await initialiseTeam(device.context, teamId)).driveId!;
  await device.forms.add(teamId, { id: formId, title: 'Near misses', schema });
  await device.forms.publish(formId, '');
  await device.close();
  const code = await createShareLink(ada, { teamId, formId });
  return {
    ...{ origin, code, ada, driveId, formId },
    async close() {
      await Promise.all(servers.map((server) => server.remove()));
      await loadBalancer?.close();
      await postgres.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createShareLink(
  { api, authorizeAt }: SignedInPerson,
  params: { teamId: string; formId: string },
): Promise<string> {
  const { id } = await unwrap(api.call(getOwnGraphCredential, {}));
  const { url } = await unwrap(api.call(getAuthCodeUrl, { params: { id } }));
  const { code, state } = await authorizeAt(url);
  await unwrap(api.call(redeemAuthCode, { params: { id, code }, body: { state } }));
  return (await unwrap(api.call(createShare, { params, body: { graphCredentialsId: id } }))).code;
}

/**
 * Returns the value of a successful response.
 *
 * @throws if the request was refused
 */
export async function unwrap<Value>(
  pending: Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: string }>,
): Promise<Value> {
  const answer = await pending;
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

export type { ApiClient };
