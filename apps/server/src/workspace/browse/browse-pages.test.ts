import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGraphClient, operations } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseListener } from '../../database/listen.ts';
import { openDiskFileStore } from '../../files/disk-file-store.ts';
import { type AddedPerson, addPeople } from '../../testing/add-people.ts';
import { type HttpBrowser, openHttpBrowser, type Page } from '../../testing/http-browser.ts';
import { type IdentityServer, startIdentity } from '../../testing/start-identity.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addTeam, deriveId } from '../add-team.ts';
import { createWorkspaceGraph } from '../graph/workspace-graph.ts';
import { recordContent } from '../library/content/content-store.ts';

const password = 'low tide at dawn';
let db: TestDatabase;
let server: IdentityServer;
let folder: string;
let ada: AddedPerson;
let ben: AddedPerson;
let cleo: AddedPerson;
let dan: AddedPerson;
let browser: HttpBrowser;
let driveId: string;
/** URL path of the library's page. */
let library: string;

beforeAll(async () => {
  db = await createTestDatabase();
  ({ ada, ben, cleo } = await addPeople(db.database, { domain: 'north.example', password }, ['ada', 'ben', 'cleo']));
  ({ dan } = await addPeople(db.database, { domain: 'south.example', password }, ['dan']));
  folder = await mkdtemp(join(tmpdir(), 'tideform-browse-'));
  const files = recordContent(await openDiskFileStore(folder), db.database);
  server = await startIdentity(db.database, {
    files,
    and: (app, origin) =>
      app.register(
        createWorkspaceGraph({
          database: db.database,
          files,
          listen: createDatabaseListener(db.connectionString),
          publicUrl: origin,
          verify: async (id) => ({ personId: id, tenantId: ada.tenantId }),
        }),
      ),
  });
  await fillLibrary();
});
afterAll(async () => {
  await server.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  browser = openHttpBrowser(() => false);
});

const graph = () =>
  createGraphClient({
    baseUrl: `${server.origin}/v1.0`,
    fetch,
    token: async () => ada.id,
    wait: async () => {},
    random: () => 0,
  });

async function fillLibrary(): Promise<void> {
  const groupId = deriveId('browsed team');
  await addTeam(db.database, {
    ...{ id: groupId, tenantId: ada.tenantId, displayName: 'Engines', description: '', nickname: 'engines' },
    channels: ['General'],
    people: { [ada.id]: 'owner', [ben.id]: 'member' },
  });
  const body = { displayName: 'Form Library', list: { template: 'documentLibrary' as const } };
  const { webUrl } = await graph().call(operations.createGroupList, { groupId }, { body });
  library = new URL(String(webUrl)).pathname;
  const { value } = await graph().call(operations.listGroupDrives, { groupId });
  driveId = value[0]?.id ?? '';
  await putFile("Plans/100% #1 & 'x'.html", '<script>alert(1)</script>');
  await putFile('Plans/plan.txt', 'first');
  await putFile('Plans/plan.txt', 'second, longer');
  const closed = await putFile('Closed/secret.txt', 'nobody');
  const itemId = closed.parentReference?.id ?? '';
  const invitation = { recipients: [{ objectId: cleo.id }], roles: ['read' as const], requireSignIn: true };
  await graph().call(operations.invite, { driveId, itemId }, { body: invitation });
  const { rows } = await graph().page(operations.listPermissions, { driveId, itemId });
  const members = rows.find(({ grantedToV2 }) => grantedToV2?.siteGroup?.displayName?.endsWith('Members'));
  await graph().call(operations.deletePermission, { driveId, itemId, permissionId: members?.id ?? '' });
}

const putFile = (path: string, content: string) =>
  graph().call(
    operations.putChildContent,
    { driveId, itemId: 'root', path },
    { bytes: new TextEncoder().encode(content) },
  );
const getWebUrl = async (path: string) =>
  String((await graph().call(operations.getItemByPath, { driveId, path })).webUrl);
const openPage = (path: string) => browser.open(path.startsWith('http') ? path : server.origin + path);

/** Opens a page, and signs in as a person. */
async function openAndSignIn(person: AddedPerson, path: string): Promise<Page> {
  return browser.submit(await openPage(path), { account: person.account, password });
}

describe('file page', () => {
  it("requires sign-in, then returns to the file's webUrl", async () => {
    const address = await getWebUrl('Plans/plan.txt');
    const page = await openAndSignIn(ben, address);
    expect([page.url, page.status]).toEqual([address, 200]);
    expect(page.text).toContain('<h1 dir="auto">plan.txt</h1>');
    for (const words of ['14 byte', '2.0 (current)', '1.0', 'Plans', 'Ada Tester']) expect(page.text).toContain(words);
  });

  it('sends the file and its versions as downloads', async () => {
    const address = await getWebUrl('Plans/plan.txt');
    await openAndSignIn(ben, address);
    const file = await openPage(`${address}?download`);
    expect([file.text, file.headers.get('content-disposition')]).toEqual([
      'second, longer',
      "attachment; filename*=UTF-8''plan.txt",
    ]);
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await openPage(`${address}?version=1`)).text).toBe('first');
    for (const version of ['9', 'x', '-1']) expect((await openPage(`${address}?version=${version}`)).status).toBe(404);
  });

  it('contains no scripts, and has a policy that blocks them', async () => {
    const page = await openAndSignIn(ben, await getWebUrl('Plans/plan.txt'));
    expect(page.text).not.toMatch(/<script/i);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await openPage('/workspace/files/browse.css')).headers.get('content-type')).toBe('text/css');
  });
});

describe('folder page', () => {
  it('lists the items that the reader may see, with working links', async () => {
    const page = await openAndSignIn(ben, library);
    expect(page.text).toContain('>Plans</bdi>');
    expect(page.text).not.toContain('Closed');
    const plans = await openPage(`${library}/Plans`);
    const odd = [...plans.text.matchAll(/href="([^"]*html)"/g)][0]?.[1]?.replaceAll('&#39;', "'") ?? '';
    expect((await openPage(odd)).text).toContain('<h1 dir="auto">100% #1 &amp; &#39;x&#39;.html</h1>');
  });

  it('shows only the granted folder, also in the library, to a person with one grant', async () => {
    const page = await openAndSignIn(cleo, library);
    expect(page.text).toContain('>Closed</bdi>');
    expect(page.text).not.toContain('Plans');
    expect((await openPage(`${library}/Closed/secret.txt?download`)).text).toBe('nobody');
    expect((await openPage(`${library}/Plans/plan.txt?download`)).status).toBe(404);
  });
});

describe('inaccessible items', () => {
  it('are indistinguishable from missing items', async () => {
    const secret = await openAndSignIn(ben, `${library}/Closed/secret.txt`);
    const nothing = await openPage(`${library}/Closed/nothing.txt`);
    expect([secret.status, nothing.status]).toEqual([404, 404]);
    expect(secret.text).toBe(nothing.text);
    expect((await openPage(`${library}/Closed/secret.txt?download`)).status).toBe(404);
    expect((await openPage(`${library}/Closed/secret.txt?version=1`)).status).toBe(404);
  });

  it('include the whole library of another organization', async () => {
    expect((await openAndSignIn(dan, library)).status).toBe(404);
    expect((await openPage(`${library}/Plans/plan.txt?download`)).status).toBe(404);
  });
});

it('prevents open redirects after sign-in', async () => {
  for (const state of [
    'https://evil.example',
    '//evil.example',
    '/sites//evil.example',
    '/sites/\\evil.example',
    '/x',
  ]) {
    const reply = await fetch(`${server.origin}/workspace/files?code=1&state=${encodeURIComponent(state)}`, {
      redirect: 'manual',
    });
    expect([state, reply.headers.get('location')]).toEqual([state, '/']);
  }
});
