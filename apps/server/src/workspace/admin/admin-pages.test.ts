import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeOneTimeCode, createSignInClient, type SignInClient } from '../../testing/create-sign-in-client.ts';
import type { Page } from '../../testing/http-browser.ts';
import {
  createOwnerAccount,
  joinWithFastHash,
  type PrivateServer,
  startPrivateWorkspace,
} from '../../testing/start-private-workspace.ts';
import type { Person } from '../directory/directory.ts';
import { setTwoFactorPolicy } from '../private/private-store.ts';

const password = 'low tide at dawn';
let server: PrivateServer;
let mina: Person;
let ben: Person;
/** The owner's signed-in browser. */
let ownerClient: SignInClient;

beforeAll(async () => {
  server = await startPrivateWorkspace();
  mina = await createOwnerAccount(server, { mail: 'mina@quay.example', name: 'Mina Park', password });
  ben = await joinPerson('Ben Ode', 'ben@quay.example');
  ownerClient = server.createSignInClient();
  await ownerClient.signIn('mina@quay.example', password);
});
afterAll(() => server.close());

const joinPerson = (name: string, mail: string, more: { isGuest?: boolean } = {}) =>
  joinWithFastHash(server, { tenantId: mina.tenantId, ...more }, { name, mail, password });
const getUrl = (path: string) => `${server.origin}/workspace/${path}`;
const getText = (page: Page) => page.text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const openPage = (path: string, client = ownerClient) => client.browser.open(getUrl(path));
const submitForm = async (path: string, fields: Record<string, string>, having: string, client = ownerClient) =>
  client.browser.submit(await openPage(path, client), fields, having);
const findLink = (page: Page) => /value="(http[^"]*code=[^"]*)"/.exec(page.text)?.[1] ?? '';

async function graph(token: string, path: string) {
  const reply = await fetch(`${server.origin}/v1.0${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: reply.status, body: (await reply.json()) as { value?: { displayName: string }[] } };
}

describe('access', () => {
  it('redirects to the sign-in and back', async () => {
    const client = server.createSignInClient();
    const page = await openPage('admin', client);
    expect(page.url).toContain('/identity/interaction/');
    const back = await client.browser.submit(page, { account: 'mina@quay.example', password });
    expect([back.url, back.status]).toEqual([getUrl('admin'), 200]);
    expect(getText(back)).toContain('Ben Ode ben@quay.example');
  });

  it("refuses people who aren't administrators, and form posts from other origins", async () => {
    const client = server.createSignInClient();
    await client.signIn('ben@quay.example', password);
    for (const path of [
      'admin',
      'admin/invitations',
      'admin/teams',
      'admin/security',
      'admin/audit',
      'admin/audit/audit.csv',
    ]) {
      expect([path, (await openPage(path, client)).status]).toEqual([path, 403]);
    }
    const post = (path: string, headers: Record<string, string>, by: SignInClient) =>
      by.browser.open(getUrl(path), {
        method: 'POST',
        body: new URLSearchParams({ of: 'everybody', name: 'x' }),
        headers,
      });
    expect((await post('admin/security', {}, client)).status).toBe(403);
    expect((await post('admin/security', { origin: 'https://evil.example' }, ownerClient)).status).toBe(403);
    expect((await post(`admin/people/${ben.id}`, { 'sec-fetch-site': 'cross-site' }, ownerClient)).status).toBe(403);
    const { rows } = await sql<{ of: string }>`select second_step_of as of from workspace.private_mode`.execute(
      server.database,
    );
    expect(rows).toEqual([{ of: 'nobody' }]);
  });

  it("contains no inline scripts or styles, can't be framed, and escapes names", async () => {
    const eve = await joinPerson('<img src=x onerror=alert(1)>', 'eve@quay.example');
    for (const path of ['admin', `admin/people/${eve.id}`, 'account']) {
      const page = await openPage(path);
      expect(page.text).not.toMatch(/<style|<script(?! src)|style=|<img src=x/);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});

describe('people and teams', () => {
  it('creates a team, invites a person to it, and the person finds it in Graph', async () => {
    const made = await submitForm(
      'admin/teams',
      { name: 'Dive Team', description: 'Below', kind: 'team' },
      'name="description"',
    );
    expect(getText(made)).toContain('Dive Team');
    const teamId = made.url.match(/teams\/([^?]+)/)?.[1] ?? '';
    expect(
      getText(await submitForm(`admin/teams/${teamId}`, { name: 'Wrecks', private: 'yes' }, '/channels')),
    ).toContain('Wrecks');
    const fields = { name: 'Kai Moe', mail: 'kai@quay.example', team: teamId, role: 'owner', how: 'link' };
    const invited = await submitForm('admin/invitations', fields, 'name="jobTitle"');
    expect(getText(invited)).toContain('It works once, expires in a week');
    const visitor = server.openBrowser();
    await visitor.submit(await visitor.open(findLink(invited)), { name: 'Kai Moe', password: 'seven ropes coiled' });
    const { access_token: token } = await server.createSignInClient().signIn('kai@quay.example', 'seven ropes coiled');
    expect((await graph(token, '/me/joinedTeams')).body.value).toMatchObject([{ displayName: 'Dive Team' }]);
    expect(
      (await graph(token, `/groups/${teamId}/owners`)).body.value?.map(({ displayName }) => displayName),
    ).toContain('Kai Moe');
    const roles = await submitForm(`admin/people/${ben.id}`, { [`team-${teamId}`]: 'member' }, '/teams');
    expect(roles.text).toContain('<option value="member" selected>');
  });

  it('allows similar team names, but each channel name only once in a team', async () => {
    for (const kind of ['team', 'group']) {
      expect((await submitForm('admin/teams', { name: 'Élan ✨', kind }, 'name="description"')).status).toBe(200);
    }
    const page = await submitForm('admin/teams', { name: 'Élan ✨', kind: 'team' }, 'name="description"');
    const again = await ownerClient.browser.submit(page, { name: 'general' }, '/channels');
    expect([again.status, getText(again)]).toEqual([
      422,
      expect.stringContaining('already has a channel with this name'),
    ]);
  });

  it('adds people to a private channel, removes them, and deletes channels except the general one', async () => {
    const page = await submitForm('admin/teams', { name: 'Pilots', kind: 'team' }, 'name="description"');
    const teamId = page.url.match(/teams\/([^?]+)/)?.[1] ?? '';
    await submitForm(`admin/teams/${teamId}`, { person: ben.id, role: 'member' }, '/add');
    await submitForm(`admin/teams/${teamId}`, { name: 'Locks', private: 'yes' }, '/channels"');
    const { access_token: token } = await server.createSignInClient().signIn('ben@quay.example', password);
    const listChannelNames = async () =>
      (await graph(token, `/teams/${teamId}/channels`)).body.value?.map(({ displayName }) => displayName);
    expect(await listChannelNames()).toEqual(['General']);
    const inside = await submitForm(
      `admin/teams/${teamId}`,
      { [`person-${mina.id}`]: 'yes', [`person-${ben.id}`]: 'yes' },
      '/people"><label',
    );
    expect(getText(inside)).toContain('2 members');
    expect(await listChannelNames()).toEqual(['General', 'Locks']);
    const gone = await ownerClient.browser.submit(inside, {}, '/delete"><button');
    expect(getText(gone)).not.toContain('Locks');
    expect(gone.text).not.toContain('/delete"><button');
    expect(await listChannelNames()).toEqual(['General']);
  });

  it('deletes a team with its library after its name is typed', async () => {
    const page = await submitForm('admin/teams', { name: 'Night Shift', kind: 'team' }, 'name="description"');
    const path = `admin/teams/${page.url.match(/teams\/([^?]+)/)?.[1] ?? ''}`;
    const refused = await ownerClient.browser.submit(page, { name: 'Night' }, '/delete"><div');
    expect([refused.status, getText(refused)]).toEqual([422, expect.stringContaining('Nothing was deleted')]);
    const after = await ownerClient.browser.submit(refused, { name: 'Night Shift' }, '/delete"><div');
    expect(getText(after)).not.toContain('Night Shift');
    expect((await openPage(path)).status).toBe(404);
    expect(getText(await openPage('admin/audit'))).toContain('Deleted a team');
  });

  it('invites a list of people, and shows why rows were skipped', async () => {
    const body = new FormData();
    const csv = 'name,email,team\nLea,lea@quay.example,dive team\nBen,ben@quay.example,';
    body.set('how', 'link');
    body.set('file', new Blob([csv], { type: 'text/csv' }), 'people.csv');
    const page = await ownerClient.browser.open(getUrl('admin/invitations/import'), { method: 'POST', body });
    expect(getText(page)).toContain('1 person was invited.');
    expect(getText(page)).toContain('Row 3: this email address is already in use');
    expect(findLink(page)).toContain('/workspace/join?code=');
    const endedPage = await ownerClient.browser.submit(await openPage('admin/invitations'), {}, '/end"');
    expect(getText(endedPage)).not.toContain('lea@quay.example');
    expect((await server.openBrowser().open(findLink(page))).status).toBe(410);
  });

  it('accepts only valid pictures', async () => {
    const upload = (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.set('file', new Blob([bytes]), 'me.png');
      return ownerClient.browser.open(getUrl('account/picture'), { method: 'POST', body });
    };
    expect((await upload(new TextEncoder().encode('<svg onload=alert(1)>'))).status).toBe(422);
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await upload(new Uint8Array(Buffer.from(pixel, 'base64')));
    const picture = await openPage(`account/pictures/${mina.id}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await openPage(`account/pictures/${ben.id}`)).status).toBe(404);
  });

  it('does not remove the last administrator', async () => {
    for (const action of ['/administrator', '/active']) {
      const page = await submitForm(`admin/people/${mina.id}`, {}, `${action}"`);
      expect([page.status, getText(page)]).toEqual([
        422,
        expect.stringContaining('Make someone else an administrator first'),
      ]);
    }
    await submitForm(`admin/people/${ben.id}`, {}, '/administrator"');
    expect(getText(await submitForm(`admin/people/${ben.id}`, {}, '/administrator"'))).toContain('Make administrator');
  });

  it('locks deactivated people out at once, and lets them in again after reactivation', async () => {
    const client = server.createSignInClient();
    const tokens = await client.signIn('ben@quay.example', password);
    const reset = await submitForm(`admin/people/${ben.id}`, {}, '/reset"');
    expect((await graph(tokens.access_token, '/me')).status).toBe(200);
    await submitForm(`admin/people/${ben.id}`, {}, '/active"');
    expect((await graph(tokens.access_token, '/me')).status).toBe(401);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await openPage('account', client)).url).toContain('/identity/interaction/');
    const refused = await client.browser.submit(await client.authorize(), { account: 'ben@quay.example', password });
    expect(refused.status).toBe(401);
    expect((await server.openBrowser().open(findLink(reset))).status).toBe(410);
    await submitForm(`admin/people/${ben.id}`, {}, '/active"');
    expect(await server.createSignInClient().signIn('ben@quay.example', password)).toHaveProperty('access_token');
  });
});

describe('data of a person', () => {
  it('is exported completely, without secrets', async () => {
    const page = await openPage(`admin/people/${ben.id}/data.json`);
    expect(page.headers.get('content-disposition')).toContain('attachment');
    const data = JSON.parse(page.text) as { account: { mail: string }; teams: { name: string }[] };
    expect(data.account.mail).toBe('ben@quay.example');
    expect(data.teams.map(({ name }) => name)).toContain('Pilots');
    expect(page.text).not.toMatch(/password_hash|scrypt|secret/);
  });

  it('is erased after deactivation and confirmation; items that the person created stay, anonymized', async () => {
    const zoe = await joinPerson('Zoe Tarn', 'zoe@quay.example');
    const { access_token: token } = await server.createSignInClient().signIn('zoe@quay.example', password);
    const mail = { message: { subject: 'Tarn', toRecipients: [{ emailAddress: { address: 'ben@quay.example' } }] } };
    await fetch(`${server.origin}/v1.0/me/sendMail`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(mail),
    });
    expect((await openPage(`admin/people/${zoe.id}`)).text).not.toContain('/erase"');
    const out = await submitForm(`admin/people/${zoe.id}`, {}, '/active"');
    const refused = await ownerClient.browser.submit(out, { name: 'Zoe' }, '/erase"');
    expect([refused.status, getText(refused)]).toEqual([422, expect.stringContaining('Nothing was deleted')]);
    expect(getText(await ownerClient.browser.submit(refused, { name: 'Zoe Tarn' }, '/erase"'))).toContain(
      'Deleted person',
    );
    expect(getText(await openPage('admin'))).not.toMatch(/Zoe|zoe@/);
    const { rows } = await sql<{ kept: string }>`
      select string_agg(people::text, ' ') as kept from workspace.people where id = ${zoe.id}
    `.execute(server.database);
    expect(rows[0]?.kept).not.toMatch(/zoe|tarn|scrypt/i);
    expect(JSON.parse((await openPage(`admin/people/${zoe.id}/data.json`)).text)).toMatchObject({
      teams: [],
      mail: [],
    });
    await submitForm(`admin/people/${zoe.id}`, {}, '/active"');
    const client = server.createSignInClient();
    const back = await client.browser.submit(await client.authorize(), { account: 'zoe@quay.example', password });
    expect(back.status).toBe(401);
  });
});

describe('sign-in', () => {
  it("resets a password through an administrator's link, and ends earlier sessions", async () => {
    const lost = await joinPerson('Lou Gale', 'lou@quay.example');
    const before = server.createSignInClient();
    const tokens = await before.signIn('lou@quay.example', password);
    const link = findLink(await submitForm(`admin/people/${lost.id}`, {}, '/reset"'));
    const visitor = server.openBrowser();
    expect((await visitor.submit(await visitor.open(link), { password: 'mina park quay' })).status).toBe(200);
    expect((await visitor.open(link)).status).toBe(410);
    expect((await before.refresh(tokens.refresh_token)).status).toBe(400);
    expect(await server.createSignInClient().signIn('lou@quay.example', 'mina park quay')).toHaveProperty(
      'access_token',
    );
  });

  it('lists sessions, and ends a single one after a recent sign-in', async () => {
    const began = server.now;
    const { id } = await joinPerson('Ida Fen', 'ida@quay.example');
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
    const named: typeof fetch = (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('user-agent', firefox);
      return fetch(url, { ...init, headers });
    };
    const lost = createSignInClient(server.origin, undefined, named);
    const lostTokens = await lost.signIn('ida@quay.example', password);
    const other = server.createSignInClient();
    const otherTokens = await other.signIn('ida@quay.example', password);
    server.now = new Date(server.now.getTime() + 60_000);
    const here = server.createSignInClient();
    await here.signIn('ida@quay.example', password);
    const page = await openPage('account', here);
    expect(getText(page)).toContain('Firefox on Linux');
    expect(page.text.match(/sessions\/end"/g)).toHaveLength(2);
    expect(getText(page)).toContain('This device');
    const row = page.text.split('<tr>').find((one) => one.includes('Firefox')) ?? '';
    const session = /name="session" value="([^"]+)"/.exec(row)?.[1] ?? '';
    const by = (client: SignInClient, fields: Record<string, string>) =>
      client.browser.submit(page, fields, 'sessions/end"');
    expect((await by(ownerClient, { session })).status).toBe(404);
    expect(getText(await by(here, { session }))).toContain('The device was signed out.');
    expect((await lost.refresh(lostTokens.refresh_token)).status).toBe(400);
    expect((await openPage('account', lost)).url).toContain('/identity/interaction/');
    expect((await other.refresh(otherTokens.refresh_token)).status).toBe(200);
    expect((await openPage('account', here)).text).not.toContain('Firefox');
    expect((await graph(lostTokens.access_token, '/me')).status).toBe(401);
    server.now = new Date(server.now.getTime() + 20 * 60_000);
    expect((await by(here, { session: 'any' })).url).toContain('/identity/interaction/');
    server.now = began;
    expect((await openPage(`admin/people/${id}/data.json`)).text).not.toContain(session);
  });

  it('asks for a code of the authenticator app, or accepts a recovery code', async () => {
    await joinPerson('Tia Roe', 'tia@quay.example');
    const client = server.createSignInClient();
    await client.signIn('tia@quay.example', password);
    const offered = await submitForm('account', {}, 'account/app"', client);
    const secret = (/class="key">([^<]*)</.exec(offered.text)?.[1] ?? '').replaceAll(' ', '');
    const wrong = await client.browser.submit(offered, { code: '000000' }, 'app/confirm');
    expect(wrong.status).toBe(422);
    const codes = await client.browser.submit(wrong, { code: computeOneTimeCode(secret, server.now) }, 'app/confirm');
    const recovery = /<code>(\w{5}-\w{5})</.exec(codes.text)?.[1] ?? '';
    server.now = new Date(server.now.getTime() + 60_000);

    const other = server.createSignInClient();
    const step = await other.browser.submit(await other.authorize(), { account: 'tia@quay.example', password });
    expect(getText(step)).toContain('Enter your code');
    expect((await other.browser.submit(step, { code: '123456' })).status).toBe(401);
    const through = await other.browser.submit(step, { code: computeOneTimeCode(secret, server.now) });
    expect(await other.redeem(through)).toHaveProperty('access_token');

    const third = server.createSignInClient();
    const again = await third.browser.submit(await third.authorize(), { account: 'tia@quay.example', password });
    expect((await third.browser.submit(again, { code: computeOneTimeCode(secret, server.now) })).status).toBe(401);
    expect(await third.redeem(await third.browser.submit(again, { code: recovery }))).toHaveProperty('access_token');
    const otherClient = server.createSignInClient();
    const stolen = await otherClient.browser.submit(
      { ...(await otherClient.authorize()), text: again.text },
      { code: computeOneTimeCode(secret, new Date(server.now.getTime() + 30_000)) },
    );
    expect(getText(stolen)).toContain('Sign in');
    expect(stolen.url).not.toContain('code=');
  });

  it('makes everyone set up an authenticator app at the next sign-in if the organization requires it', async () => {
    await setTwoFactorPolicy(server.database, 'everybody');
    const client = server.createSignInClient();
    const page = await client.browser.submit(await client.authorize(), { account: 'ben@quay.example', password });
    expect(getText(page)).toContain('Your organization requires a code');
    const secret = (/class="key">([^<]*)</.exec(page.text)?.[1] ?? '').replaceAll(' ', '');
    const codes = await client.browser.submit(page, { code: computeOneTimeCode(secret, server.now) });
    expect(codes.text.match(/<li><code>/g)).toHaveLength(10);
    expect(await client.redeem(await client.browser.submit(codes, {}))).toHaveProperty('access_token');
    await setTwoFactorPolicy(server.database, 'nobody');
  });

  it('requires a recent sign-in before two-factor settings change', async () => {
    const client = server.createSignInClient();
    await client.signIn('lou@quay.example', 'mina park quay');
    server.now = new Date(server.now.getTime() + 20 * 60_000);
    expect((await submitForm('account', {}, 'account/app"', client)).url).toContain('/identity/interaction/');
  });
});

it('shows the audit log, and exports it as CSV without formulas', async () => {
  const text = getText(await openPage('admin/audit'));
  for (const expectedText of [
    'Invited',
    'Deactivated',
    'Changed a role in a team',
    'Incorrect code',
    'Reset the password with a link',
  ]) {
    expect(text).toContain(expectedText);
  }
  await submitForm(`admin/people/${ben.id}`, { name: '=HYPERLINK("x")' }, 'name="jobTitle"');
  const csv = await openPage('admin/audit/audit.csv');
  expect(csv.headers.get('content-disposition')).toContain('audit.csv');
  expect(csv.text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv.text).toContain('"{""to"":""member"",""from"":""none"",""team"":""Dive Team""}"');
  for (const secret of [password, 'code=', 'eyJ']) expect(csv.text).not.toContain(secret);
});
