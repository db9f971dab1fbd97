import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  disableConfidential,
  enableConfidential,
  type FormRegistration,
  getConfidential,
  provisionConfidential,
  putForm,
  shareConfidential,
} from '@tideform/contract';
import { createGraphClient, type GraphClient, operations } from '@tideform/graph';
import { createMemoryGraph, type Fault } from '@tideform/graph/testing';
import { createFormService, initialiseTeam } from '@tideform/sync';
import { createLocalContext, createMemoryProductServer } from '@tideform/sync/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { saveFormRegistration } from '../forms/forms-store.ts';
import { authorizeCredential, findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { sealTokens } from '../graph-credentials/sealed-tokens.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const [teamId, tenantId, ada, ben] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
const schema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };

let fault: ((moment: 'request' | 'reply', request: Request) => Fault) | undefined;
let ids = 0;
let seconds = 0;
const graph = createMemoryGraph({
  newId: () => `ID${++ids}`,
  now: () => new Date(Date.UTC(2026, 2, 14) + ++seconds * 1000).toISOString(),
  people: [
    { id: ada, displayName: 'Ada Byron', mail: 'ada@contoso.test' },
    { id: ben, displayName: 'Ben Stone', mail: 'ben@contoso.test' },
    { id: 'mal', displayName: 'Mal', mail: 'mal@contoso.test' },
  ],
  groups: [{ id: teamId, displayName: 'Crew', ownerIds: [ada], memberIds: [ada, ben, 'mal'], channels: [] }],
  fault: (moment, request) => fault?.(moment, request),
});

const createClient = (token: Parameters<typeof createGraphClient>[0]['token']): GraphClient =>
  createGraphClient({ baseUrl: graph.baseUrl, fetch: graph.fetch, token, wait: async () => {}, random: () => 0 });
const createClientFor = (userId: string) => createClient(async () => graph.createToken(userId));

let test: TestApp;
let driveId: string;
let credentialId: string;
let asAda: ApiClient;
let asBen: ApiClient;
let formCount = 0;

beforeAll(async () => {
  test = await startTestApp({}, { graphFor: createClient, graphAs: (token) => createClient(async () => token) });
  test.now = new Date();
  const apiOf = async (userId: string, isTeamOwner: boolean) =>
    test.clientWith(
      await test.tokens.signTeamToken({ teamId, userId, tenantId, isTeamOwner }),
      graph.createToken(userId),
    );
  asAda = await apiOf(ada, true);
  asBen = await apiOf(ben, false);
  await sql`
    insert into team_users (team_id, user_id, tenant_id, name, last_seen_at)
    values (${teamId}, ${ben}, ${tenantId}, 'Ben Stone', now())
  `.execute(test.db.database);
  credentialId = (await findOrCreateCredential(test.db.database, { tenantId, userId: ada })).id;
  const granted = { accessToken: graph.createToken(ada), lifeSeconds: 86_400 };
  const tokens = sealTokens(createSecrets(new Uint8Array(32).fill(8)), credentialId, granted, 'refresh-1', test.now);
  await authorizeCredential(test.db.database, credentialId, {
    ...tokens,
    purposes: ['files'],
    name: 'Ada Byron',
    username: 'ada',
  });
});
afterAll(() => test.close());
beforeEach(() => {
  fault = undefined;
});

/** Adds a published form, by default with confidential responses. */
async function addForm(title = 'Near misses', isConfidential = true): Promise<string> {
  const formId = `form-${++formCount}`;
  const server = { ...createMemoryProductServer(), registerForm };
  const identity = () => ({ tenantId, userId: ada, displayName: 'Ada Byron' });
  const context = await createLocalContext({ graph: createClientFor(ada), server, identity });
  await context.database.teams.put({
    id: teamId,
    tenantId,
    displayName: 'Crew',
    channels: [],
    accounts: { [ada]: {} },
  });
  driveId = (await initialiseTeam(context, teamId)).driveId!;
  const service = createFormService(context);
  await service.add(teamId, { id: formId, title, schema });
  await service.publish(formId, 'first');
  if (isConfidential) expect(await enable(formId)).toMatchObject({ ok: true });
  return formId;
}

async function registerForm(_team: string, formId: string, body: Parameters<typeof register>[1]): Promise<void> {
  await register(formId, body);
}
const register = (
  formId: string,
  body: { driveId: string; title: string; publishedDriveItemId: string; responsesFolderDriveItemId: string },
) => asAda.call(putForm, { params: { teamId, formId }, body });

const enable = (formId: string) =>
  asAda.call(enableConfidential, { params: { teamId, formId }, body: { graphCredentialsId: credentialId } });
const provision = (formId: string) => asBen.call(provisionConfidential, { params: { teamId, formId } });

/** Returns the paths of all folders inside ~Private, sorted. */
function listPrivateFolderPaths(): string[] {
  const path = (id: string): string => {
    const item = graph.state.items.get(id)!;
    const above = item.parentId === undefined ? undefined : graph.state.items.get(item.parentId);
    return above?.parentId === undefined ? item.name : `${path(above.id)}/${item.name}`;
  };
  const live = [...graph.state.items.values()].filter((item) => item.driveId === driveId && !item.isDeleted);
  return live
    .flatMap(({ id, parentId }) => (parentId !== undefined && path(id).startsWith('~Private/') ? [path(id)] : []))
    .sort();
}

const ownFolderPath = `~Private/Ben Stone ${ben.slice(0, 8)}`;
const getItemName = (itemId: string) => graph.state.items.get(itemId)?.name;
async function deletePrivateFolders(): Promise<void> {
  await sql`delete from private_folders`.execute(test.db.database);
  for (const path of listPrivateFolderPaths().filter((one) => one.split('/').length === 2)) {
    const params = { driveId, path };
    const { id } = await createClientFor(ada).call(operations.getItemByPath, params);
    await createClientFor(ada).call(operations.deleteItem, { driveId, itemId: id });
  }
}

/** Interrupts every third Graph call, or every call in a full test run. */
const callStep = inject('isWhole') ? 1 : 3;

it('creates one folder per user and form, even if interrupted at any Graph call and repeated', async () => {
  const formId = await addForm();
  for (const moment of ['request', 'reply'] as const) {
    for (let failingCall = 1; ; failingCall += callStep) {
      await deletePrivateFolders();
      let calls = 0;
      fault = (now) => (now === moment && ++calls >= failingCall ? 'lost' : undefined);
      await provision(formId).catch(() => {});
      const wasInterrupted = calls >= failingCall;
      fault = undefined;
      const answer = await provision(formId);
      expect([listPrivateFolderPaths(), answer.ok], `cut ${moment} ${failingCall}`).toEqual([
        [ownFolderPath, `${ownFolderPath}/Near misses`],
        true,
      ]);
      await expectPrivate(answer, `cut ${moment} ${failingCall}`);
      if (!wasInterrupted) break;
    }
  }
});

/** Expects that only the respondent and the team's owners have permissions on the private folder. */
async function expectPrivate(answer: Awaited<ReturnType<typeof provision>>, when: string): Promise<void> {
  if (!answer.ok) throw new Error(answer.detail);
  const itemId = answer.value.folderDriveItemId;
  const rows = await Array.fromAsync(createClientFor(ada).rows(operations.listPermissions, { driveId, itemId }));
  const principals = rows.map(
    ({ roles, grantedToV2: who }) => `${who?.user?.id ?? who?.siteGroup?.displayName} ${roles}`,
  );
  expect(principals.sort(), when).toEqual([`${ben} write`, 'Crew Owners owner'].sort());
}

it('finds a folder that was created but not recorded before a crash', async () => {
  const formId = await addForm('Water samples');
  const first = await provision(formId);
  await sql`delete from private_folders`.execute(test.db.database);
  expect(await provision(formId)).toEqual(first);
});

it('creates one folder for concurrent requests, and separate folders for forms with the same title', async () => {
  await deletePrivateFolders();
  const [first, second] = [await addForm('Untitled'), await addForm('Untitled')];
  const answers = await Promise.all([first, second, first, second, first].map(provision));
  const folders = answers.map((answer) => answer.ok && answer.value.folderDriveItemId);
  expect(new Set(folders).size).toBe(2);
  expect([folders[2], folders[3], folders[4]]).toEqual([folders[0], folders[1], folders[0]]);
  expect(
    folders
      .slice(0, 2)
      .map((id) => getItemName(String(id)))
      .sort(),
  ).toEqual(['Untitled', 'Untitled 2']);
  expect(listPrivateFolderPaths().filter((path) => path.split('/').length === 2)).toEqual([ownFolderPath]);
});

it('does not use folders that another member created under the same names', async () => {
  await deletePrivateFolders();
  const formId = await addForm('Spills');
  const root = await createClientFor(ada).call(operations.getItemByPath, { driveId, path: '~Private' });
  const body = { name: `Ben Stone ${ben.slice(0, 8)}`, folder: {} };
  const foreignFolder = await createClientFor('mal').call(
    operations.createChild,
    { driveId, itemId: root.id },
    { body },
  );
  await createClientFor('mal').call(
    operations.createChild,
    { driveId, itemId: foreignFolder.id },
    { body: { ...body, name: 'Spills' } },
  );
  const answer = await provision(formId);
  expect(listPrivateFolderPaths()).toEqual([
    ownFolderPath,
    `${ownFolderPath}-2`,
    `${ownFolderPath}-2/Spills`,
    `${ownFolderPath}/Spills`,
  ]);
  await expectPrivate(answer, 'beside a planted folder');
});

it('recreates deleted folders including ~Private, and updates the team’s settings', async () => {
  const formId = await addForm('Fire doors');
  const first = await provision(formId);
  const owner = createClientFor(ada);
  const root = await owner.call(operations.getItemByPath, { driveId, path: '~Private' });
  await owner.call(operations.deleteItem, { driveId, itemId: root.id });
  const second = await provision(formId);
  expect(second).toMatchObject({ ok: true });
  expect(second).not.toEqual(first);
  const settings = await owner.call(operations.getItemByPath, { driveId, path: 'team.config.json' });
  const text = await (await owner.download(settings['@microsoft.graph.downloadUrl']!)).text();
  const again = await owner.call(operations.getItemByPath, { driveId, path: '~Private' });
  expect(JSON.parse(text)).toMatchObject({ privateResponsesFolderId: again.id });
});

it('explains with the specified texts why no folder was created', async () => {
  const formId = await addForm('Ladders');
  expect(await provision('nothing')).toMatchObject({ refusal: 'not-found', detail: 'Invalid formId' });
  const open = await addForm('Open to all', false);
  expect(await provision(open)).toMatchObject({ detail: 'Private folder not configured' });
  await sql`delete from private_folders`.execute(test.db.database);
  const refuseAt = (part: string) => {
    fault = (moment, request) =>
      moment === 'request' && decodeURIComponent(request.url).includes(part)
        ? Response.json({ error: { code: 'accessDenied', message: 'No.' } }, { status: 403 })
        : undefined;
  };
  refuseAt('team.config.json');
  expect(await provision(formId)).toMatchObject({ detail: 'Unable to get private responses folder' });
  refuseAt('/permissions');
  expect(await provision(formId)).toMatchObject({ detail: 'Unable to create user private folder' });
});

it('does not change a form if the tenant refuses to restrict its folder', async () => {
  const formId = await addForm('Bridges', false);
  fault = (moment, request) => {
    if (moment !== 'request') return undefined;
    if (request.method === 'POST' && request.url.endsWith('/invite')) return Response.json({ value: [] });
    const isRemoval = request.method === 'DELETE' && request.url.includes('/permissions/');
    return isRemoval ? Response.json({ error: { code: 'accessDenied', message: 'No.' } }, { status: 403 }) : undefined;
  };
  expect(await enable(formId)).toMatchObject({ refusal: 'no-responses-folder' });
  fault = undefined;
  expect(await provision(formId)).toMatchObject({ detail: 'Private folder not configured' });
  const path = 'Form Config/Bridges/form.config.json';
  const config = await createClientFor(ada).call(operations.getItemByPath, { driveId, path });
  const storedConfig = JSON.parse(
    await (await createClientFor(ada).download(config['@microsoft.graph.downloadUrl']!)).text(),
  );
  expect(storedConfig.confidentialResponses).toBe(false);
  const folder = await createClientFor(ben).call(operations.getItemByPath, { driveId, path: 'Responses/Bridges' });
  const body = { name: 'by Ben', folder: {} };
  await createClientFor(ben).call(operations.createChild, { driveId, itemId: folder.id }, { body });
  expect(await enable(formId)).toMatchObject({ ok: true });
});

/** Inserts a manipulated form registration, which any member could do in older releases. */
const insertRegistration = (formId: string, registration: FormRegistration) =>
  saveFormRegistration(test.db.database, { teamId, formId, userId: ben, now: test.now }, registration);

it('rejects a manipulated registration that points outside the team’s forms', async () => {
  const [victim, formId] = [await addForm('Payroll', false), await addForm('Bait', false)];
  const { rows } = await sql<{
    drive_id: string;
    published_drive_item_id: string;
    responses_folder_drive_item_id: string;
  }>`
    select * from forms where id in (${victim}, ${formId}) order by id = ${formId}
  `.execute(test.db.database);
  const [theirs, bait] = rows.map((row) => ({
    driveId: row.drive_id,
    title: 'Bait',
    publishedDriveItemId: row.published_drive_item_id,
    responsesFolderDriveItemId: row.responses_folder_drive_item_id,
  }));
  await insertRegistration(formId, { ...bait!, publishedDriveItemId: theirs!.publishedDriveItemId });
  expect(await enable(formId)).toMatchObject({ refusal: 'form-not-found', detail: 'Invalid formId' });
  await insertRegistration(formId, { ...bait!, driveId: 'b!elsewhere' });
  expect(await enable(formId)).toMatchObject({ refusal: 'team-not-found', detail: 'Team not found' });
  const body = new TextEncoder().encode(JSON.stringify({ id: formId, title: 'Bait', responsesDriveItemId: 'x' }));
  const responses = await createClientFor(ada).call(operations.getItemByPath, { driveId, path: 'Responses' });
  const put = (name: string) =>
    createClientFor(ben).call(
      operations.putChildContent,
      { driveId, itemId: responses.id, path: name },
      { bytes: body },
    );
  await put('form.config.json');
  const published = await put('form.published.json');
  await insertRegistration(formId, { ...bait!, publishedDriveItemId: published.id });
  expect(await enable(formId)).toMatchObject({ refusal: 'form-not-found', detail: 'Invalid formId' });
  await insertRegistration(formId, bait!);
  expect(await enable(formId)).toMatchObject({ ok: true });
});

it('enables and disables confidential responses, even if interrupted at any Graph call and repeated', async () => {
  const formId = await addForm('Sick days', false);
  const configOf = async () => {
    const owner = createClientFor(ada);
    const file = await owner.call(operations.getItemByPath, {
      driveId,
      path: 'Form Config/Sick days/form.config.json',
    });
    return JSON.parse(await (await owner.download(file['@microsoft.graph.downloadUrl']!)).text());
  };
  const mayBenRead = async () => {
    const path = 'Responses/Sick days';
    const item = await createClientFor(ada).call(operations.getItemByPath, { driveId, path });
    const request = createClientFor(ben).call(operations.getItem, { driveId, itemId: item.id });
    return request.then(
      () => true,
      () => false,
    );
  };
  const disable = () => asAda.call(disableConfidential, { params: { teamId, formId } });
  for (const moment of ['request', 'reply'] as const) {
    for (let failingCall = 1; ; failingCall += callStep) {
      const wasInterrupted: boolean[] = [];
      for (const [change, isConfidential] of [
        [() => enable(formId), true],
        [disable, false],
      ] as const) {
        let calls = 0;
        fault = (now) => (now === moment && ++calls >= failingCall ? 'lost' : undefined);
        await change().catch(() => {});
        wasInterrupted.push(calls >= failingCall);
        fault = undefined;
        expect(await change(), `cut ${moment} ${failingCall}`).toEqual({
          ok: true,
          value: { confidentialResponses: isConfidential },
        });
        const seen = [(await configOf()).confidentialResponses ?? false, await mayBenRead()];
        expect(seen, `cut ${moment} ${failingCall}`).toEqual([isConfidential, !isConfidential]);
      }
      if (!wasInterrupted.includes(true)) break;
    }
  }
});

it('gives reviewers of all responses access to private folders until their permission is removed', async () => {
  await deletePrivateFolders();
  const formId = await addForm('Toolbox talks');
  const first = await provision(formId);
  if (!first.ok) throw new Error(first.detail);
  const itemId = first.value.folderDriveItemId;
  const responses = await createClientFor(ada).call(operations.getItemByPath, {
    driveId,
    path: 'Responses/Toolbox talks',
  });
  const invite = (role: string) =>
    createClientFor(ada).call(
      operations.invite,
      { driveId, itemId: responses.id },
      { body: { recipients: [{ objectId: 'mal' }], roles: [role], requireSignIn: true } },
    );
  const share = () => asAda.call(shareConfidential, { params: { teamId, formId } });
  const mayMalRead = () =>
    createClientFor('mal')
      .call(operations.getItem, { driveId, itemId })
      .then(
        () => true,
        () => false,
      );
  const { value } = await invite('read');
  expect([await share(), await mayMalRead()]).toEqual([{ ok: true, value: { folders: 1 } }, true]);
  const elsewhere = await provision(await addForm('Fire drills'));
  if (!elsewhere.ok) throw new Error(elsewhere.detail);
  await expectPrivate(elsewhere, 'another form');
  await createClientFor(ada).call(operations.deletePermission, {
    ...{ driveId, itemId: responses.id, permissionId: value[0]!.id },
  });
  await share();
  expect(await mayMalRead()).toBe(false);
  await expectPrivate(first, 'after the reviewer');
  await invite('read');
  await deletePrivateFolders();
  const second = await provision(formId);
  if (!second.ok) throw new Error(second.detail);
  const rows = await createClientFor('mal').page(operations.listPermissions, {
    ...{ driveId, itemId: second.value.folderDriveItemId },
  });
  expect(rows.rows.map(({ roles }) => roles)).toEqual([['read']]);
});

it('returns the state of the connected account', async () => {
  const read = async (formId: string) => await asAda.call(getConfidential, { params: { teamId, formId } });
  expect(await read(await addForm('Ramps', false))).toEqual({ ok: true, value: { authorization: 'missing' } });
  const valid = { authorization: 'valid', account: { name: 'Ada Byron' } };
  expect(await read(await addForm('Roofs'))).toEqual({ ok: true, value: valid });
});
