import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAnyFreePort } from '../../../find-free-port.ts';
import {
  createOwnerAccount,
  joinWithFastHash,
  type PrivateServer,
  startPrivateWorkspace,
} from '../../../testing/start-private-workspace.ts';
import type { Person } from '../../directory/directory.ts';
import { createOneTimeLink } from '../../private/one-time-link.ts';

/** Accounts of the upstream provider, a separate server that our server is configured with. */
const accounts: Readonly<Record<string, { email: string; email_verified: boolean; name: string }>> = {
  mina: { email: 'Mina@quay.example', email_verified: true, name: 'Mina at Login' },
  eve: { email: 'mina@quay.example', email_verified: false, name: 'Eve' },
  heir: { email: 'mina@quay.example', email_verified: true, name: 'Heir of the address' },
  kai: { email: 'kai@quay.example', email_verified: true, name: 'Kai Moe' },
  new: { email: 'new@firm.example', email_verified: true, name: 'New Hire' },
  stranger: { email: 'stranger@far.example', email_verified: true, name: 'Stranger' },
};

let server: PrivateServer;
let upstreamServer: Server;
let mina: Person;
const password = 'low tide at dawn';

beforeAll(async () => {
  const port = await findAnyFreePort();
  const issuer = `http://localhost:${port}`;
  const client = { clientId: 'tideform', clientSecret: 'a secret of both servers', name: 'Quay Login' };
  server = await startPrivateWorkspace({ upstream: { issuer, ...client, domains: ['firm.example'] } });
  upstreamServer = createServer(createUpstreamProvider(issuer, client).callback()).listen(port, '127.0.0.1');
  await once(upstreamServer, 'listening');
  mina = await createOwnerAccount(server, { mail: 'mina@quay.example', name: 'Mina Park', password });
});
afterAll(async () => {
  upstreamServer.close();
  await server.close();
});

function createUpstreamProvider(
  issuer: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${server.origin}/identity/upstream/callback`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
  });
}

/** Signs in through the upstream provider, and returns to our server. */
async function signInUpstream(login: string, client = server.createSignInClient()) {
  const page = await client.authorize();
  const way = /href="([^"]*\/upstream)"/.exec(page.text)?.[1] ?? '';
  expect(page.text).toContain('Continue with Quay Login');
  const upstreamPage = await client.browser.open(new URL(way, server.origin).href);
  const consent = await client.browser.submit(upstreamPage, { login, password: 'whatever' });
  return { client, page: await client.browser.submit(consent, {}) };
}

async function getClaims(login: string) {
  const { client, page } = await signInUpstream(login);
  return decodeJwt((await client.redeem(page)).id_token);
}

it('signs in people with a verified email address repeatedly', async () => {
  expect(await getClaims('mina')).toMatchObject({ oid: mina.id, name: 'Mina Park' });
  expect(await getClaims('mina')).toMatchObject({ oid: mina.id });
});

it.each(['eve', 'heir', 'stranger'])(
  'refuses people with an unverified address, with an address linked to another account, or without an invitation: %s',
  async (login) => {
    const { page } = await signInUpstream(login);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('Ask an administrator to invite you')]);
  },
);

it('requires two-factor authentication if the organization requires it of everyone', async () => {
  const want = (of: string) => sql`update workspace.private_mode set second_step_of = ${of}`.execute(server.database);
  await want('everybody');
  const { page } = await signInUpstream('mina');
  await want('nobody');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('name="code"')]);
  expect(await getClaims('mina')).toMatchObject({ oid: mina.id });
});

it('lets people join who were invited by mail, with the invited roles', async () => {
  const wanted = { purpose: 'join', tenantId: mina.tenantId, mail: 'kai@quay.example', isGuest: true } as const;
  await createOneTimeLink(server.database, server.origin, wanted, server.now);
  expect(await getClaims('kai')).toMatchObject({ name: 'Kai Moe', tid: mina.tenantId });
});

it('lets people join who have an address in an allowed domain', async () => {
  expect(await getClaims('new')).toMatchObject({ name: 'New Hire', tid: mina.tenantId });
});

it('refuses a response that this browser did not request', async () => {
  const victim = server.createSignInClient();
  await joinWithFastHash(server, { tenantId: mina.tenantId }, { mail: 'vic@quay.example', name: 'Vic', password });
  const attacker = server.createSignInClient();
  const page = await attacker.authorize();
  const way = /href="([^"]*\/upstream)"/.exec(page.text)?.[1] ?? '';
  const upstreamPage = await attacker.browser.open(new URL(way, server.origin).href);
  const state = new URL(upstreamPage.url).searchParams.get('state') ?? `${way.split('/')[3]}.${'x'.repeat(32)}`;
  await victim.authorize();
  const stolen = await victim.browser.open(`${server.origin}/identity/upstream/callback?code=abc&state=${state}`);
  expect([stolen.status, new URL(stolen.url).searchParams.has('code')]).toEqual([400, true]);
  expect(
    (await victim.browser.open(`${server.origin}/identity/upstream/callback?code=abc&state=nonsense`)).status,
  ).toBe(400);
});

it('shows an outage of the upstream provider, and still accepts passwords', async () => {
  const away = await startPrivateWorkspace({
    upstream: { issuer: 'http://localhost:9', clientId: 'a', clientSecret: 'b', name: 'Quay Login', domains: [] },
  });
  const client = away.createSignInClient();
  const page = await client.authorize();
  const way = /href="([^"]*\/upstream)"/.exec(page.text)?.[1] ?? '';
  const failed = await client.browser.open(new URL(way, away.origin).href);
  expect([failed.status, failed.text]).toEqual([502, expect.stringContaining('sign you in with Quay Login')]);
  expect(failed.text).toContain('name="password"');
  await away.close();
});
