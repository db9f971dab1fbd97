import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOneTimeLink, type PrivateServer, startPrivateWorkspace } from '../../testing/start-private-workspace.ts';
import { findInvitationFor } from './invitations-store.ts';
import { createOneTimeLink } from './one-time-link.ts';
import { findPrivateMode } from './private-store.ts';

const ownerPassword = 'low tide at dawn';
const owner = { organisation: 'Quay & Sons', name: 'Mina Park', mail: 'Mina@quay.example', password: ownerPassword };

let server: PrivateServer;
let tenantId: string;

beforeAll(async () => {
  server = await startPrivateWorkspace();
});
afterAll(() => server.close());

const getText = (page: { readonly text: string }) => page.text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('first start', () => {
  it('has no accounts with a known password, and no page that lists accounts', async () => {
    const page = await server.createSignInClient().authorize();
    expect(getText(page)).not.toContain('Choose an account');
    const { rows } = await sql`select from workspace.people`.execute(server.database);
    expect(rows).toEqual([]);
  });

  it('refuses a wrong code, invalid input, and form posts from other origins', async () => {
    const browser = server.openBrowser();
    expect((await browser.open(`${server.origin}/workspace/begin?code=guess`)).status).toBe(410);
    expect((await browser.open(`${server.origin}/workspace/begin`)).status).toBe(410);
    const page = await browser.open(server.ownerLink);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    for (const [flaw, said] of [
      [{ organisation: ' ' }, 'Enter the name of your organization'],
      [{ name: '' }, 'Enter your name'],
      [{ mail: 'mina' }, 'Enter a valid email address'],
      [{ password: 'password1234' }, 'This password is too common'],
      [{ password: 'quay mina park' }, 'use names or addresses in your password'],
      [{ password: 'short' }, 'at least 12 characters'],
    ] as const) {
      const again = await browser.submit(page, { ...owner, ...flaw });
      expect([again.status, getText(again)]).toEqual([422, expect.stringContaining(said)]);
    }
    const body = new URLSearchParams(owner);
    const foreign = await browser.open(server.ownerLink, {
      method: 'POST',
      body,
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(410);
    expect(await findPrivateMode(server.database)).toMatchObject({ tenantId: undefined });
  });

  it('makes one person the owner through a link on the console, also through a link of an earlier start', async () => {
    const earlier = server.ownerLink;
    const later = findOneTimeLink(await server.restart(false));
    const browser = server.openBrowser();
    const both = await Promise.all(
      [earlier, later].map(async (address) => browser.submit(await browser.open(address), owner)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(both.map(getText).join()).toContain('Welcome, Mina Park');
    expect((await browser.open(earlier)).status).toBe(410);
    expect((await browser.open(later)).status).toBe(410);
    expect(await server.restart(false)).toEqual([]);
    ({ tenantId = '' } = (await findPrivateMode(server.database)) ?? {});
    const tokens = await server.createSignInClient().signIn('mina@quay.example', ownerPassword);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ tid: tenantId, preferred_username: 'mina@quay.example' });
  });

  it('never contains the demo people', async () => {
    await expect(server.restart(true)).rejects.toThrow('private workspace');
  });
});

describe('invitation', () => {
  const invite = (more: Parameters<typeof createOneTimeLink>[2]) =>
    createOneTimeLink(server.database, server.origin, { tenantId, ...more }, server.now);

  it('lets the invited person join once, with the invited roles', async () => {
    const { address } = await invite({
      purpose: 'join',
      mail: 'ben@quay.example',
      displayName: 'Ben Ode',
      jobTitle: 'Diver',
    });
    const browser = server.openBrowser();
    const page = await browser.open(address);
    expect(getText(page)).toContain('Join Quay &amp; Sons');
    expect(page.text).toContain('value="ben@quay.example" readonly');
    const joined = await browser.submit(page, {
      name: 'Ben Ode',
      mail: 'other@quay.example',
      password: 'eleven boats out',
    });
    expect(getText(joined)).toContain('Welcome, Ben Ode');
    expect((await browser.submit(page, { name: 'Eve', password: 'eleven boats out' })).status).toBe(410);
    const tokens = await server.createSignInClient().signIn('ben@quay.example', 'eleven boats out');
    const me = await fetch(`${server.origin}/v1.0/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(await me.json()).toMatchObject({ displayName: 'Ben Ode', jobTitle: 'Diver', mail: 'ben@quay.example' });
  });

  it("lets a guest join as a guest, who can't list people", async () => {
    const { address } = await invite({ purpose: 'join', isGuest: true });
    const browser = server.openBrowser();
    const fields = { name: 'Gus West', mail: 'gus@elsewhere.example', password: 'nine lamps on deck' };
    expect((await browser.submit(await browser.open(address), fields)).status).toBe(200);
    const tokens = await server.createSignInClient().signIn('gus@elsewhere.example', 'nine lamps on deck');
    const users = await fetch(`${server.origin}/v1.0/users`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(users.status).toBe(403);
  });

  it('ends after a week, when it is revoked, and when its address is taken', async () => {
    const { address } = await invite({ purpose: 'join', mail: 'late@quay.example' });
    const browser = server.openBrowser();
    server.now = new Date(server.now.getTime() + 8 * 24 * 3_600_000);
    expect((await browser.open(address)).status).toBe(410);
    expect(await findInvitationFor(server.database, tenantId, 'late@quay.example', server.now)).toBeUndefined();
    const taken = await invite({ purpose: 'join' });
    const fields = { name: 'Ben Again', mail: 'BEN@quay.example', password: 'eleven boats out' };
    const again = await browser.submit(await browser.open(taken.address), fields);
    expect([again.status, getText(again)]).toEqual([
      422,
      expect.stringContaining('This email address is already in use'),
    ]);
    server.now = new Date();
  });
});

it("stores only the hash of a link's code", async () => {
  const { rows } = await sql<{ text: string }>`
    select (invitations.*)::text as text from workspace.invitations
  `.execute(server.database);
  const code = new URL(server.ownerLink).searchParams.get('code')!;
  expect(rows.length).toBeGreaterThan(2);
  for (const { text } of rows) expect(text).not.toContain(code);
});
