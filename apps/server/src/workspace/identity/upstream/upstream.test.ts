import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAnyFreePort } from '../../../free-port.ts';
import {
  beginWithOwner,
  joinCheaply,
  type PrivateServer,
  startPrivateWorkspace,
} from '../../../testing/start-private-workspace.ts';
import type { Person } from '../../directory/directory.ts';
import { makeOneTimeAddress } from '../../private/one-time-address.ts';

/** Who has an account at the other sign-in: a server of its own, of which ours knows the address and a secret. */
const accounts: Readonly<Record<string, { email: string; email_verified: boolean; name: string }>> = {
  mina: { email: 'Mina@quay.example', email_verified: true, name: 'Mina at Login' },
  eve: { email: 'mina@quay.example', email_verified: false, name: 'Eve' },
  heir: { email: 'mina@quay.example', email_verified: true, name: 'Heir of the address' },
  kai: { email: 'kai@quay.example', email_verified: true, name: 'Kai Moe' },
  new: { email: 'new@firm.example', email_verified: true, name: 'New Hire' },
  stranger: { email: 'stranger@far.example', email_verified: true, name: 'Stranger' },
};

let server: PrivateServer;
let other: Server;
let mina: Person;
const password = 'low tide at dawn';

beforeAll(async () => {
  const port = await findAnyFreePort();
  const issuer = `http://localhost:${port}`;
  const client = { clientId: 'tideform', clientSecret: 'a secret of both servers', name: 'Quay Login' };
  server = await startPrivateWorkspace({ upstream: { issuer, ...client, domains: ['firm.example'] } });
  other = createServer(otherSignIn(issuer, client).callback()).listen(port, '127.0.0.1');
  await once(other, 'listening');
  mina = await beginWithOwner(server, { mail: 'mina@quay.example', name: 'Mina Park', password });
});
afterAll(async () => {
  other.close();
  await server.close();
});

function otherSignIn(issuer: string, { clientId, clientSecret }: { clientId: string; clientSecret: string }): Provider {
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

/** Goes from our page to the other sign-in, signs in there as somebody, and comes back. */
async function signInElsewhere(login: string, client = server.client()) {
  const page = await client.authorize();
  const way = /href="([^"]*\/upstream)"/.exec(page.text)?.[1] ?? '';
  expect(page.text).toContain('Continue with Quay Login');
  const asked = await client.browser.open(new URL(way, server.origin).href);
  const consent = await client.browser.submit(asked, { login, password: 'whatever' });
  return { client, page: await client.browser.submit(consent, {}) };
}

async function whoIs(login: string) {
  const { client, page } = await signInElsewhere(login);
  return decodeJwt((await client.redeem(page)).id_token);
}

it('signs in whom the other sign-in names by an address that it has verified, again and again', async () => {
  expect(await whoIs('mina')).toMatchObject({ oid: mina.id, name: 'Mina Park' });
  expect(await whoIs('mina')).toMatchObject({ oid: mina.id });
});

it.each(['eve', 'heir', 'stranger'])(
  'lets nobody in who has not verified, comes second or was not invited: %s',
  async (login) => {
    const { page } = await signInElsewhere(login);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('Ask an administrator to invite you')]);
  },
);

it('asks for the second step that the organisation wants of everybody', async () => {
  const want = (of: string) => sql`update workspace.private_mode set second_step_of = ${of}`.execute(server.database);
  await want('everybody');
  const { page } = await signInElsewhere('mina');
  await want('nobody');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('name="code"')]);
  expect(await whoIs('mina')).toMatchObject({ oid: mina.id });
});

it('has join who was invited by mail, as what they were invited', async () => {
  const wanted = { purpose: 'join', tenantId: mina.tenantId, mail: 'kai@quay.example', isGuest: true } as const;
  await makeOneTimeAddress(server.database, server.origin, wanted, server.now);
  expect(await whoIs('kai')).toMatchObject({ name: 'Kai Moe', tid: mina.tenantId });
});

it('has join who has an address of a domain that needs no invitation', async () => {
  expect(await whoIs('new')).toMatchObject({ name: 'New Hire', tid: mina.tenantId });
});

it('takes no answer that this browser has not asked for', async () => {
  const victim = server.client();
  await joinCheaply(server, { tenantId: mina.tenantId }, { mail: 'vic@quay.example', name: 'Vic', password });
  const attacker = server.client();
  const page = await attacker.authorize();
  const way = /href="([^"]*\/upstream)"/.exec(page.text)?.[1] ?? '';
  const asked = await attacker.browser.open(new URL(way, server.origin).href);
  const state = new URL(asked.url).searchParams.get('state') ?? `${way.split('/')[3]}.${'x'.repeat(32)}`;
  await victim.authorize();
  const stolen = await victim.browser.open(`${server.origin}/identity/upstream/callback?code=abc&state=${state}`);
  expect([stolen.status, new URL(stolen.url).searchParams.has('code')]).toEqual([400, true]);
  expect(
    (await victim.browser.open(`${server.origin}/identity/upstream/callback?code=abc&state=nonsense`)).status,
  ).toBe(400);
});

it('says that the other sign-in is away, and lets people use their password', async () => {
  const away = await startPrivateWorkspace({
    upstream: { issuer: 'http://localhost:9', clientId: 'a', clientSecret: 'b', name: 'Quay Login', domains: [] },
  });
  const client = away.client();
  const page = await client.authorize();
  const way = /href="([^"]*\/upstream)"/.exec(page.text)?.[1] ?? '';
  const failed = await client.browser.open(new URL(way, away.origin).href);
  expect([failed.status, failed.text]).toEqual([502, expect.stringContaining('sign you in with Quay Login')]);
  expect(failed.text).toContain('name="password"');
  await away.close();
});
