import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import type { SmtpConfig, UpstreamConfig } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { createListen } from '../database/listen.ts';
import { findAnyFreePort } from '../free-port.ts';
import { createSecrets } from '../secrets/secrets.ts';
import type { Person } from '../workspace/directory/directory.ts';
import { hashPassword, KNOWN_TO_ALL } from '../workspace/identity/password.ts';
import { openWorkspace } from '../workspace/open-workspace.ts';
import { begin } from '../workspace/private/begin.ts';
import { joinBy } from '../workspace/private/new-person.ts';
import { makeOneTimeAddress, openOneTimeCode } from '../workspace/private/one-time-address.ts';
import { type HttpBrowser, openHttpBrowser } from './http-browser.ts';
import { openSignInClient, type SignInClient } from './sign-in.ts';
import { createTestDatabase } from './test-database.ts';

/** A private workspace over real HTTP, as it is after its first start. */
export interface PrivateServer {
  readonly origin: string;
  readonly database: Database;
  /** The address that the console shows. */
  readonly ownerAddress: string;
  /** What the server takes for the time. */
  now: Date;
  /** A browser with nothing in it; `/` is its end. */
  visit(): HttpBrowser;
  client(): SignInClient;
  /** Opens the workspace once more on its data, as a second start does. */
  startAgain(hasDemo: boolean): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function startPrivateWorkspace(
  more: { readonly smtp?: SmtpConfig; readonly upstream?: UpstreamConfig } = {},
): Promise<PrivateServer> {
  const [test, port] = await Promise.all([createTestDatabase(), findAnyFreePort()]);
  const folder = await mkdtemp(join(tmpdir(), 'tideform-private-'));
  const origin = `http://localhost:${port}`;
  const options = {
    ...more,
    database: test.database,
    files: { kind: 'disk' as const, folder },
    listen: createListen(test.connectionString),
    listsAccounts: false,
    sealing: createSecrets(new Uint8Array(32).fill(4)),
    publicUrl: origin,
    graphBaseUrl: `${origin}/v1.0`,
    graphScopes: ['User.Read', 'Sites.Manage.All'],
    clientId: 'tideform',
    now: () => server.now,
    report: (error: Error) => void reports.push(error),
  };
  const reports: Error[] = [];
  const app = fastify({ forceCloseConnections: true });
  await app.register(rateLimit, { global: false });
  const server: PrivateServer = {
    origin,
    database: test.database,
    ownerAddress: '',
    now: new Date(),
    visit: () => openHttpBrowser(({ pathname }) => pathname === '/'),
    client: () => openSignInClient(origin),
    startAgain: async (hasDemo) => (await openWorkspace({ ...options, hasDemo })).signInHint,
    async close() {
      await app.close();
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const workspace = await openWorkspace({ ...options, hasDemo: false });
  await workspace.serve(app);
  await app.listen({ host: '127.0.0.1', port });
  return Object.assign(server, { ownerAddress: addressIn(workspace.signInHint) });
}

/** The address among lines for the operator. */
export function addressIn(lines: readonly string[]): string {
  const address = lines.join('\n').match(/https?:\S+code=\S+/)?.[0];
  if (address === undefined) throw new Error(`No address in: ${lines.join(' ')}`);
  return address;
}

/** Makes the owner as the address of the console would, with a password that costs no time. */
export async function beginWithOwner(
  { database, ownerAddress, now }: PrivateServer,
  { mail, name, password }: { readonly mail: string; readonly name: string; readonly password: string },
): Promise<Person> {
  const code = new URL(ownerAddress).searchParams.get('code') ?? undefined;
  const invitation = await openOneTimeCode(database, 'begin', code, now);
  const joining = { mail, displayName: name, passwordHash: await hashPassword(password, KNOWN_TO_ALL) };
  const owner = await begin(database, invitation!, 'Quay & Sons', joining, now);
  if (typeof owner === 'string') throw new Error(`No owner: ${owner}`);
  return owner;
}

/** Has somebody join as an invitation says, with such a password. */
export async function joinCheaply(
  { database, origin, now }: PrivateServer,
  invitation: Omit<Parameters<typeof makeOneTimeAddress>[2], 'purpose'> & { readonly tenantId: string },
  { mail, name, password }: { readonly mail: string; readonly name: string; readonly password: string },
): Promise<Person> {
  const made = await makeOneTimeAddress(database, origin, { ...invitation, purpose: 'join' }, now);
  const joining = { mail, displayName: name, passwordHash: await hashPassword(password, KNOWN_TO_ALL) };
  const person = await joinBy(database, made.invitation, joining, now);
  if (typeof person === 'string') throw new Error(`Nobody joined: ${person}`);
  return person;
}
