import {
  createApiClient,
  createShare,
  createShareUploadUrls,
  createWebhook,
  enableConfidential,
  getAuthCodeUrl,
  getOwnGraphCredential,
  getSharedForm,
  getShareSessionToken,
  putDataSource,
  redeemAuthCode,
  submitShare,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import { createSampleWorkbook } from '@tideform/graph/conformance';
import { findUsersList, initialiseTeam, loadSourceRows, pullDataSources, pullTeams } from '@tideform/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople, addTeam } from './testing/add-people.ts';
import { solveCaptcha } from './testing/create-share-team.ts';
import { startWebhookReceiver, type WebhookReceiver } from './testing/receivers.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { type SignedInPerson, type SyncDevice, signInPerson, unwrapResult } from './testing/sign-in-person.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { addSubmissions } from './workspace/testing/call-operation.ts';

/** Number of existing submissions: more than the limit of an unindexed query. */
const OLD_SUBMISSIONS = 5_200;

const password = 'low tide at dawn';
const fullRange = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
const components = [
  { type: 'textfield', key: 'place', label: 'Ort' },
  { type: 'file', key: 'photo', label: 'Foto', multiple: true },
];

let db: TestDatabase;
let server: ServerProcess;
let receiver: WebhookReceiver;
let teamId: string;
let driveId: string;
let siteId: string;
let credentialId: string;
let ada: SignedInPerson;
let ben: SignedInPerson;
let adasDevice: SyncDevice;
let bensDevice: SyncDevice;

beforeAll(async () => {
  db = await createTestDatabase();
  receiver = await startWebhookReceiver();
  const people = await addPeople(db.database, { domain: 'kueste.example', password }, ['ada', 'ben']);
  server = await startServerProcess(db.connectionString, { TENANT_RULES: 'all', WEBHOOK_NETWORKS: '127.0.0.0/8' });
  teamId = await addTeam(db.database, { name: 'Hafen', owner: people.ada, members: [people.ben] });
  ada = await signInPerson(server, people.ada, password);
  ben = await signInPerson(server, people.ben, password);
  adasDevice = await ada.openDevice();
  bensDevice = await ben.openDevice();
});

afterAll(async () => {
  await adasDevice.close();
  await bensDevice.close();
  await server.remove();
  receiver.close();
  await db.close();
});

/** Syncs a device until its outbox is empty. */
async function syncUntilSettled(device: SyncDevice): Promise<void> {
  await device.sync(teamId);
  await expect.poll(() => device.context.database.outbox.count(), { interval: 500 }).toBe(0);
  expect(await device.sync(teamId)).toEqual([]);
}

const listTitles = async (device: SyncDevice, formId: string) =>
  (await device.submissions.list({ teamId, formId }, fullRange)).items.map(({ data }) => data.place);

it('sets up a team, and publishes a form in a library with more than 5,000 rows', async () => {
  await pullTeams(adasDevice.context);
  driveId = (await initialiseTeam(adasDevice.context, teamId)).driveId!;
  const list = await ada.graph.call(operations.getDriveList, { driveId });
  const times = { tfSubmissionTimestamp: '2026-01-01T00:00:00Z', tfSubmissionData: '{}' };
  await addSubmissions(db.database, list.id, { count: OLD_SUBMISSIONS, formId: 'before', ...times });
  siteId = (await ada.graph.call(operations.getGroupRootSite, { groupId: teamId })).id;
  await adasDevice.forms.add(teamId, { id: 'visits', title: 'Begehung', schema: { display: 'form', components } });
  expect(await adasDevice.forms.publish('visits', 'erste Fassung')).toMatchObject({ published: { version: 1 } });
  await syncUntilSettled(bensDevice);
  expect(await bensDevice.context.database.forms.get('visits')).toMatchObject({ title: 'Begehung' });
});

it('stores and edits a submission with files, sends webhooks, and shows both versions', async () => {
  const { webhook } = await unwrapResult(
    ada.api.call(createWebhook, {
      params: { teamId },
      body: {
        ...{ formId: 'visits', name: 'Lager', url: `${receiver.url}/lager`, type: 'response-submitted' },
        ...{ environment: 'production', includePdf: false, format: 'json', language: 'de' },
      },
    }),
  );
  expect(webhook).toMatchObject({ state: 'active' });
  const { id } = await bensDevice.responses.create('visits');
  const photo = await bensDevice.files.add(id, new Blob(['a photo']), { name: 'kai.png', type: 'image/png' });
  await bensDevice.responses.submit(id, { place: 'Kai', photo: [photo] });
  await syncUntilSettled(bensDevice);
  await expect.poll(() => receiver.received.map(({ path }) => path)).toEqual(['/lager']);
  expect(receiver.received[0]?.body).toContain('Kai');

  const team = (await bensDevice.context.database.teams.get(teamId))!;
  const { response } = await bensDevice.submissions.open(team, id);
  const [stored] = response.data.data.photo as (typeof photo)[];
  expect(await (await bensDevice.files.read(stored!)).text()).toBe('a photo');
  await bensDevice.responses.edit(teamId, response);
  await bensDevice.responses.submit(id, { ...response.data.data, place: 'Mole' });
  await syncUntilSettled(bensDevice);
  expect(await listTitles(adasDevice, 'visits')).toEqual(['Mole']);
  const edited = (await adasDevice.submissions.open(team, id)).response;
  const history = await adasDevice.submissions.listVersions(team, edited);
  const values = history.map(
    async (version) => (await adasDevice.submissions.openVersion(team, edited, version)).data.data,
  );
  expect((await Promise.all(values)).map(({ place }) => place)).toEqual(['Mole', 'Kai']);
});

it('lists the versions of a form, opens each version, and restores the first', async () => {
  const [place] = components;
  await adasDevice.forms.updateDraft('visits', { schema: { display: 'form', components: [place!] } });
  await adasDevice.forms.publish('visits', 'ohne Foto');
  const { versions } = await adasDevice.forms.listVersions('visits');
  // The simulated tenant doesn't return the comments of older versions.
  expect(versions.map(({ version, comment }) => [version, comment])).toEqual([
    [2, 'ohne Foto'],
    [1, ''],
  ]);
  const first = await adasDevice.forms.openVersion('visits', versions[1]!);
  expect(first.schema).toMatchObject({ components });
  await adasDevice.forms.updateDraft('visits', first);
  expect(await adasDevice.forms.publish('visits', 'wieder mit Foto')).toMatchObject({ published: { version: 3 } });
  await syncUntilSettled(bensDevice);
  expect(await bensDevice.context.database.forms.get('visits')).toMatchObject({
    published: { schema: { components } },
  });
});

it('loads data sources from a list, a file, a workbook and the team’s members', async () => {
  const body = { displayName: 'Orte', list: { template: 'genericList' } };
  const { id: listId } = await ada.graph.call(operations.createSiteList, { siteId }, { body });
  await ada.graph.call(operations.createSiteListItem, { siteId, listId }, { body: { fields: { Title: 'Kai' } } });
  const lists = await ada.graph.call(
    operations.listSiteLists,
    { siteId },
    { query: { select: ['id', 'name', 'system'] } },
  );
  const table = new TextEncoder().encode('id,name\nK,Kai\n');
  const file = async (path: string, bytes: Uint8Array) => {
    await ada.graph.call(operations.putChildContent, { driveId, itemId: 'root', path }, { bytes });
    return { siteId, driveId, path };
  };
  const sources = [
    { id: 'list', type: 'sharepoint-list', config: { siteId, listId } },
    { id: 'people', type: 'team-members', config: { siteId, listId: findUsersList(lists.value)!.id } },
    {
      id: 'excel',
      type: 'excel-online',
      config: { ...(await file('Städte.xlsx', createSampleWorkbook())), tableId: 'Towns' },
    },
    { id: 'csv', type: 'sharepoint-file', config: { ...(await file('Orte.csv', table)), format: 'csv' } },
  ] as const;
  for (const { id, ...source } of sources) {
    const settings = { title: id, ...source };
    await unwrapResult(ada.api.call(putDataSource, { params: { teamId, id }, body: { settings, isNew: true } }));
  }
  await adasDevice.sync(teamId);
  await pullDataSources(adasDevice.context, teamId);
  const rowsOf = (sourceId: string) =>
    loadSourceRows(adasDevice.context.database, { teamId, sourceId, userId: ada.id }) as Promise<
      Record<string, unknown>[]
    >;
  expect(await rowsOf('list')).toMatchObject([{ Title: 'Kai' }]);
  expect((await rowsOf('people')).map(({ Title }) => Title).sort()).toEqual(['Ada Tester', 'Ben Tester']);
  expect(await rowsOf('excel')).toMatchObject([{ Town: 'Zürich' }, { Town: 'Bern' }]);
  expect(await rowsOf('csv')).toMatchObject([{ name: 'Kai' }]);
});

it('stores confidential submissions that only their author and the owners can read', async () => {
  const { id } = await unwrapResult(ada.api.call(getOwnGraphCredential, {}));
  const { url } = await unwrapResult(ada.api.call(getAuthCodeUrl, { params: { id } }));
  const { code, state } = await ada.authorizeAt(url);
  await unwrapResult(ada.api.call(redeemAuthCode, { params: { id, code }, body: { state } }));
  credentialId = id;
  await adasDevice.forms.add(teamId, { id: 'misses', title: 'Beinahe', schema: { display: 'form', components } });
  await adasDevice.forms.publish('misses', 'erste Fassung');
  const params = { teamId, formId: 'misses' };
  await unwrapResult(ada.api.call(enableConfidential, { params, body: { graphCredentialsId: credentialId } }));
  await syncUntilSettled(adasDevice);
  await syncUntilSettled(bensDevice);
  for (const [device, place] of [
    [bensDevice, 'Bens Geheimnis'],
    [adasDevice, 'Adas Geheimnis'],
  ] as const) {
    const { id } = await device.responses.create('misses');
    await device.responses.submit(id, { place });
    await syncUntilSettled(device);
  }
  expect((await listTitles(adasDevice, 'misses')).sort()).toEqual(['Adas Geheimnis', 'Bens Geheimnis']);
  expect(await listTitles(bensDevice, 'misses')).toEqual(['Bens Geheimnis']);
});

it('stores an anonymous submission with a file', async () => {
  const body = { graphCredentialsId: credentialId };
  const { code } = await unwrapResult(ada.api.call(createShare, { params: { teamId, formId: 'visits' }, body }));
  const clientWith = (token: string) => createApiClient({ baseUrl: server.origin, fetch, token: async () => token });
  const { id, token } = await unwrapResult(clientWith('').call(getShareSessionToken, { query: { code } }));
  const anonymous = clientWith(token);
  const form = await unwrapResult(anonymous.call(getSharedForm, {}));
  const bytes = new TextEncoder().encode('their photo');
  const photo = { id: 'f1', name: 'steg.png', type: 'image/png', size: bytes.length };
  const files = [{ ...photo, conflictBehavior: 'rename' as const }];
  const upload = (await unwrapResult(anonymous.call(createShareUploadUrls, { body: { files } }))).files[0]!;
  const headers = { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` };
  expect((await fetch(upload.uploadUrl, { method: 'PUT', headers, body: bytes })).status).toBe(201);
  const receipt = await solveCaptcha(clientWith(''));
  const data = { place: 'Steg', photo: [{ ...photo, originalName: photo.name, url: '', storage: 'indexeddb' }] };
  const submission = { version: form.version, data: { data }, pdf: null, receipt };
  await unwrapResult(anonymous.call(submitShare, { body: submission, idempotencyKey: id }));
  await expect.poll(() => listTitles(adasDevice, 'visits'), { interval: 1000 }).toEqual(['Steg', 'Mole']);
  const team = (await adasDevice.context.database.teams.get(teamId))!;
  const { response } = await adasDevice.submissions.open(team, id);
  const [stored] = response.data.data.photo as Parameters<typeof adasDevice.files.read>[0][];
  expect(await (await adasDevice.files.read(stored!)).text()).toBe('their photo');
});

it('discards an abandoned draft in a kiosk, and lets the next respondent submit', async () => {
  const left = await bensDevice.responses.create('visits');
  await bensDevice.responses.saveDraft(left.id, { place: 'half of it' });
  await syncUntilSettled(bensDevice);
  await bensDevice.responses.discard(left.id);
  const next = await bensDevice.responses.create('visits');
  await bensDevice.responses.submit(next.id, { place: 'Tor' });
  await syncUntilSettled(bensDevice);
  expect(await listTitles(adasDevice, 'visits')).toEqual(['Tor', 'Steg', 'Mole']);
  expect(await bensDevice.context.database.responses.get(left.id)).toBeUndefined();
});

it('uses only requests and responses that Microsoft’s metadata describes', () => {
  expect([...ada.graphFaults, ...ben.graphFaults]).toEqual([]);
});
