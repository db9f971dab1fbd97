import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import type { SmtpConfig, UpstreamConfig } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { createDatabaseListener } from '../database/listen.ts';
import { findAnyFreePort } from '../find-free-port.ts';
import { createSecrets } from '../secrets/secrets.ts';
import type { Person } from '../workspace/directory/directory.ts';
import { hashPassword, PUBLIC_PASSWORD_COST } from '../workspace/identity/password.ts';
import { openWorkspace } from '../workspace/open-workspace.ts';
import { acceptInvitation } from '../workspace/private/accept-invitation.ts';
import { createOwner } from '../workspace/private/create-owner.ts';
import { createOneTimeLink, findInvitationByCode } from '../workspace/private/one-time-link.ts';
import { createSignInClient, type SignInClient } from './create-sign-in-client.ts';
import { type HttpBrowser, openHttpBrowser } from './http-browser.ts';
import { createTestDatabase } from './test-database.ts';

/** Private workspace after its first start, served over real HTTP. */
export interface PrivateServer {
  readonly origin: string;
  readonly database: Database;
  /** One-time link for the owner, as the server prints it. */
  readonly ownerLink: string;
  /** Current time of the server, which tests can change. */
  now: Date;
  /** Opens a browser without cookies. Redirects end at `/`. */
  openBrowser(): HttpBrowser;
  createSignInClient(): SignInClient;
  /** Restarts the workspace with its existing data. @returns lines for the operator */
  restart(hasDemo: boolean): Promise<readonly string[]>;
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
    listen: createDatabaseListener(test.connectionString),
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
    ownerLink: '',
    now: new Date(),
    openBrowser: () => openHttpBrowser(({ pathname }) => pathname === '/'),
    createSignInClient: () => createSignInClient(origin),
    restart: async (hasDemo) => (await openWorkspace({ ...options, hasDemo })).signInHint,
    async close() {
      await app.close();
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const workspace = await openWorkspace({ ...options, hasDemo: false });
  await workspace.serve(app);
  await app.listen({ host: '127.0.0.1', port });
  return Object.assign(server, { ownerLink: findOneTimeLink(workspace.signInHint) });
}

/** Returns the one-time link in lines for the operator. */
export function findOneTimeLink(lines: readonly string[]): string {
  const address = lines.join('\n').match(/https?:\S+code=\S+/)?.[0];
  if (address === undefined) throw new Error(`No URL in the output: ${lines.join(' ')}`);
  return address;
}

/** Creates the owner's account as the one-time link would, but with a fast password hash. */
export async function createOwnerAccount(
  { database, ownerLink: ownerAddress, now }: PrivateServer,
  { mail, name, password }: { readonly mail: string; readonly name: string; readonly password: string },
): Promise<Person> {
  const code = new URL(ownerAddress).searchParams.get('code') ?? undefined;
  const invitation = await findInvitationByCode(database, 'begin', code, now);
  const registration = { mail, displayName: name, passwordHash: await hashPassword(password, PUBLIC_PASSWORD_COST) };
  const owner = await createOwner(database, invitation!, 'Quay & Sons', registration, now);
  if (typeof owner === 'string') throw new Error(`No owner: ${owner}`);
  return owner;
}

/** Accepts an invitation like an invited user, but with a fast password hash. */
export async function joinWithFastHash(
  { database, origin, now }: PrivateServer,
  invitation: Omit<Parameters<typeof createOneTimeLink>[2], 'purpose'> & { readonly tenantId: string },
  { mail, name, password }: { readonly mail: string; readonly name: string; readonly password: string },
): Promise<Person> {
  const link = await createOneTimeLink(database, origin, { ...invitation, purpose: 'join' }, now);
  const registration = { mail, displayName: name, passwordHash: await hashPassword(password, PUBLIC_PASSWORD_COST) };
  const person = await acceptInvitation(database, link.invitation, registration, now);
  if (typeof person === 'string') throw new Error(`The user didn’t join: ${person}`);
  return person;
}
