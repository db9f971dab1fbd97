import {
  disableConfidential,
  enableConfidential,
  getAuthCodeUrl,
  getGraphCredential,
  getOwnGraphCredential,
  provisionConfidential,
  redeemAuthCode,
} from '@tideform/contract';
import { compare, formatFilter, operations, tenantRules } from '@tideform/graph';
import { createSubmissionReader, findUsersList, initialiseTeam, loadPreviewRows, pullTeams } from '@tideform/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople, addTeam } from '../testing/add-people.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type SignedInPerson, type SyncDevice, signInPerson, unwrapResult } from '../testing/sign-in-person.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { allOperations, getPath } from '../workspace/testing/call-operation.ts';

const password = 'low tide at dawn';
const secret = 'the ladder behind the boiler';
const formId = 'form-1';
const schema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };

/** Strict tenant rules, without those that only slow the test down. The tenant's language is German. */
const strictRules = tenantRules.filter((rule) => rule !== 'throttling' && rule !== 'expiring-links');

let db: TestDatabase;
let server: ServerProcess;
let teamId: string;
let driveId: string;
let ada: SignedInPerson;
let ben: SignedInPerson;
let cal: SignedInPerson;
let adasDevice: SyncDevice;
let bensDevice: SyncDevice;
let credentialId: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const people = await addPeople(db.database, { domain: 'quiet.example', password }, ['ada', 'ben', 'cal']);
  server = await startServerProcess(db.connectionString, { TENANT_RULES: strictRules.join(' ') });
  teamId = await addTeam(db.database, { name: 'Quay', owner: people.ada, members: [people.ben, people.cal] });
  ada = await signInPerson(server, people.ada, password);
  ben = await signInPerson(server, people.ben, password);
  cal = await signInPerson(server, people.cal, password);
  adasDevice = await ada.openDevice();
  bensDevice = await ben.openDevice();
  await pullTeams(adasDevice.context);
  driveId = (await initialiseTeam(adasDevice.context, teamId)).driveId!;
  await adasDevice.forms.add(teamId, { id: formId, title: 'Near misses', schema });
  await adasDevice.forms.publish(formId, 'first');
});

afterAll(async () => {
  await adasDevice.close();
  await bensDevice.close();
  await server.remove();
  await db.close();
});

const params = () => ({ teamId, formId });
const provision = (person: SignedInPerson) => person.api.call(provisionConfidential, { params: params() });
const enable = (person: SignedInPerson, graphCredentialsId: string) =>
  person.api.call(enableConfidential, { params: params(), body: { graphCredentialsId } });

/** Connects an account as the app does: gets the sign-in URL, signs in there, and redeems the code. */
async function connectAccount(person: SignedInPerson): Promise<string> {
  const { id } = await unwrapResult(person.api.call(getOwnGraphCredential, {}));
  const { url } = await unwrapResult(person.api.call(getAuthCodeUrl, { params: { id } }));
  const { code, state } = await person.authorizeAt(url);
  const credential = await unwrapResult(person.api.call(redeemAuthCode, { params: { id, code }, body: { state } }));
  expect(credential).toMatchObject({ id, authRequired: false, authorization: 'valid' });
  return id;
}

const loadItemPath = async (person: SignedInPerson, itemId: string) => {
  const item = await person.graph.call(operations.getItem, { driveId, itemId });
  return `${decodeURIComponent(item.parentReference?.path ?? '').replace(/.*root:/, '')}/${item.name}`;
};

const loadRows = async (person: SignedInPerson) => {
  const expand = 'fields($select=tfItemType,tfResponseId,tfSubmissionData)';
  const query = { filter: formatFilter(compare('fields/tfFormId', 'eq', formId)), expand };
  const rows = await Array.fromAsync(person.graph.rows(operations.listDriveListItems, { driveId }, { query }));
  return rows.filter(({ fields }) => fields?.tfItemType === 'submission');
};

it('requires an account connected by an owner, and refuses other members', async () => {
  expect(await provision(ben)).toMatchObject({ detail: 'Private folder not configured' });
  const { id } = await unwrapResult(ada.api.call(getOwnGraphCredential, {}));
  expect(await enable(ada, id)).toMatchObject({ refusal: 'authorization-required', detail: 'Authorization Required' });
  credentialId = await connectAccount(ada);
  expect(credentialId).toBe(id);
  expect(await ben.api.call(getGraphCredential, { params: { id } })).toMatchObject({ refusal: 'not-found' });
  const onlyOwners = { refusal: 'forbidden', detail: 'Only Team Owners can modify permissions' };
  expect(await enable(ben, credentialId)).toMatchObject(onlyOwners);
  expect(await ben.api.call(disableConfidential, { params: params() })).toMatchObject(onlyOwners);
});

it('stores a member’s offline response in a folder that only the member and the owners can read', async () => {
  expect(await enable(ada, credentialId)).toEqual({ ok: true, value: { confidentialResponses: true } });
  expect(await enable(ada, credentialId)).toEqual({ ok: true, value: { confidentialResponses: true } });

  expect(await bensDevice.sync(teamId)).toEqual([]);
  expect(await bensDevice.context.database.forms.get(formId)).toMatchObject({ confidentialResponses: true });
  bensDevice.plug(false);
  const { id } = await bensDevice.responses.create(formId);
  await bensDevice.responses.submit(id, { place: secret });
  bensDevice.plug(true);
  expect(await bensDevice.sync(teamId)).toEqual([]);
  await expect.poll(() => bensDevice.context.database.outbox.count()).toBe(0);

  const [row] = await loadRows(ada);
  expect(JSON.stringify(row?.fields)).toContain(secret);
  expect(await loadRows(ben)).toHaveLength(1);
  expect(await loadRows(cal)).toEqual([]);
  const listItem = { driveId, listItemId: row!.id };
  const { driveItem } = await ada.graph.call(operations.getDriveListItem, listItem, { query: { expand: 'driveItem' } });
  const itemId = (driveItem as { id: string }).id;
  expect(await loadItemPath(ada, itemId)).toBe(
    `/~Private/Ben Tester ${ben.id.slice(0, 8)}/Near misses/1 Near misses/response.submitted.json`,
  );
});

it('lists the site’s users, and keeps the permissions of ~Private', async () => {
  const { id: siteId } = await ada.graph.call(operations.getGroupRootSite, { groupId: teamId });
  const query = { select: ['id', 'name', 'system', 'list'] };
  const lists = await ada.graph.call(operations.listSiteLists, { siteId }, { query });
  const source = { type: 'team-members', config: { siteId, listId: findUsersList(lists.value)?.id } } as const;
  const people = (await loadPreviewRows(ada.graph, source, 10)) as { readonly Title: string }[];
  expect(people.map(({ Title }) => Title).sort()).toEqual(['Ada Tester', 'Ben Tester', 'Cal Tester']);
  const root = await ada.graph.call(operations.getItemByPath, { driveId, path: '~Private' });
  const { value } = await ada.graph.call(operations.listPermissions, { driveId, itemId: root.id });
  const roles = value.map((row) => `${row.grantedToV2?.siteGroup?.displayName}: ${row.roles}`);
  expect(roles.sort()).toEqual(['Besitzer von Quay: owner', 'Besucher von Quay: read', 'Mitglieder von Quay: write']);
});

it('shows the submission in the table to owners, but not to other members', async () => {
  const range = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  const tableOf = async (device: SyncDevice) =>
    (await createSubmissionReader(device.context).list(params(), range)).items.map((item) => item.title);
  expect(await tableOf(adasDevice)).toHaveLength(1);
  const calsDevice = await cal.openDevice();
  try {
    await calsDevice.sync(teamId);
    expect(await tableOf(calsDevice)).toEqual([]);
    const team = (await calsDevice.context.database.teams.get(teamId))!;
    const [row] = await loadRows(ada);
    const responseId = String(row?.fields?.tfResponseId);
    await expect(createSubmissionReader(calsDevice.context).open(team, responseId)).rejects.toThrow(
      'no-submission-access',
    );
  } finally {
    await calsDevice.close();
  }
});

it('does not reveal the submission to other members through any Graph operation', async () => {
  const [row] = await loadRows(ada);
  const query = { expand: 'driveItem' };
  const file = await ada.graph.call(operations.getDriveListItem, { driveId, listItemId: row!.id }, { query });
  const itemId = (file.driveItem as { id: string }).id;
  const item = await ada.graph.call(operations.getItem, { driveId, itemId });
  const site = await ada.graph.call(operations.getGroupRootSite, { groupId: teamId });
  const lists = await Array.fromAsync(ada.graph.rows(operations.listGroupLists, { groupId: teamId }));
  const listId = lists.find((list) => list.name === 'tfDrive')!.id;
  const known: Record<string, string> = {
    driveId,
    itemId,
    listItemId: row!.id,
    listId,
    siteId: site.id,
    groupId: teamId,
    teamId,
    userId: ben.id,
    path: (await loadItemPath(ada, itemId)).slice(1),
    versionId: '1.0',
    permissionId: Buffer.from(`i:0#.f|membership|${ben.account}`).toString('base64'),
  };
  const requests: string[] = [];
  for (const who of [cal, ben]) {
    for (const folderId of [itemId, item.parentReference!.id!]) {
      for (const operation of allOperations.filter(({ method, params: names }) => isReading(method, names, known))) {
        const address = getPath(operation, { ...known, itemId: folderId });
        const reply = await fetch(`${server.origin}/v1.0${address}`, {
          headers: { authorization: `Bearer ${who.graphToken}` },
        });
        const text = await reply.text();
        requests.push(operation.name);
        if (who === cal) expect([address, reply.status, text.includes(secret)]).toEqual([address, reply.status, false]);
        if (who === cal && !operation.path.includes('{itemId}')) {
          expect([address, text.includes(itemId)]).toEqual([address, false]);
        }
        if (who === cal && operation.path.includes('{itemId}')) {
          expect([address, reply.status >= 400]).toEqual([address, true]);
        }
        if (who === ben && operation.name === 'getItemContent' && folderId === itemId) expect(text).toContain(secret);
      }
    }
  }
  expect(new Set(requests).size).toBeGreaterThan(20);
});

const isReading = (method: string, names: readonly string[], known: Record<string, string>): boolean =>
  method === 'GET' && names.every((name) => name in known);

it('returns the same folder for concurrent requests after a crash', async () => {
  const first = await unwrapResult(provision(cal));
  await server.kill();
  await server.start();
  const [second, third] = await Promise.all([unwrapResult(provision(cal)), unwrapResult(provision(cal))]);
  expect([second, third]).toEqual([first, first]);
  expect(await loadItemPath(ada, first.folderDriveItemId)).toBe(
    `/~Private/Cal Tester ${cal.id.slice(0, 8)}/Near misses`,
  );
  await expect(ben.graph.call(operations.getItem, { driveId, itemId: first.folderDriveItemId })).rejects.toMatchObject({
    status: 403,
  });
});

it('stores tokens of connected accounts encrypted', async () => {
  const { rows } = await sql<{ text: string }>`
    select (graph_credentials.*)::text as text from graph_credentials where user_id = ${ada.id}
  `.execute(db.database);
  expect(rows[0]?.text).toContain('v1.');
  // Header and payload of a JSON Web Token. `eyJ` alone could occur in ciphertext by chance.
  expect(rows[0]?.text).not.toMatch(/eyJ[\w-]+\.eyJ/);
});

it('refreshes the token of the connected account once for concurrent requests', async () => {
  await sql`update graph_credentials set access_ends_at = now() where id = ${credentialId}`.execute(db.database);
  await sql`delete from private_folders`.execute(db.database);
  const answers = await Promise.all([cal, ben, cal, ben, cal, ben].map(provision));
  expect(answers.map(({ ok }) => ok)).toEqual(Array(6).fill(true));
});

it('reports an expired authorization until it is renewed', async () => {
  await sql`delete from workspace.identity_records where model in ('RefreshToken', 'Grant')`.execute(db.database);
  await sql`update graph_credentials set access_ends_at = now() where id = ${credentialId}`.execute(db.database);
  expect(await provision(ben)).toMatchObject({
    refusal: 'authorization-expired',
    detail: /^Authorization has expired/,
  });
  const credential = await unwrapResult(ada.api.call(getGraphCredential, { params: { id: credentialId } }));
  expect(credential).toMatchObject({ authRequired: true, authorization: 'expired' });
  await connectAccount(ada);
  expect(await provision(ben)).toMatchObject({ ok: true });
});

it('lets the team write to the shared folder again, and keeps existing responses confidential', async () => {
  const disable = () => ada.api.call(disableConfidential, { params: params() });
  expect(await disable()).toEqual({ ok: true, value: { confidentialResponses: false } });
  expect(await disable()).toEqual({ ok: true, value: { confidentialResponses: false } });
  // The simulated tenant delays its change feed by one request, so the device syncs twice.
  expect(await bensDevice.sync(teamId)).toEqual([]);
  expect(await bensDevice.sync(teamId)).toEqual([]);
  const { id } = await bensDevice.responses.create(formId);
  await bensDevice.responses.submit(id, { place: 'for everybody' });
  expect(await bensDevice.sync(teamId)).toEqual([]);
  await expect.poll(() => bensDevice.context.database.outbox.count()).toBe(0);
  expect(JSON.stringify(await loadRows(cal))).toContain('for everybody');
  expect(JSON.stringify(await loadRows(cal))).not.toContain(secret);
  expect(await provision(ben)).toMatchObject({ detail: 'Private folder not configured' });
});
