import { randomUUID } from 'node:crypto';
import { operations } from '@tideform/graph';
import { createSubmissionReader, initialiseTeam, loadSourceRow, pullDataSources, pullTeams } from '@tideform/sync';
import { findLibrary } from '@tideform/sync/library';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTeam } from '../testing/add-people.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type SignedInPerson, type SyncDevice, signInPerson } from '../testing/sign-in-person.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  DEMO_PASSWORD,
  harbourView,
  northgateEstates,
  people,
  riversideQuarter,
} from '../workspace/seed/demo-directory.ts';
import { allForms } from './forms/all-forms.ts';
import { getAssetRow, registeredAssets } from './forms/asset-register.ts';
import { holidayRequest } from './forms/holiday-request.ts';
import { visitorSignIn } from './forms/visitor-sign-in.ts';
import { deriveFormIds } from './making/demo-context.ts';
import { planResponses } from './making/plan-responses.ts';

let db: TestDatabase;
let server: ServerProcess;
let tom: SignedInPerson;
let tomsDevice: SyncDevice;

const open = (key: 'tom' | 'amira') => {
  const { id, tenantId, userPrincipalName } = people[key].person;
  return signInPerson(server, { id, tenantId, account: userPrincipalName }, DEMO_PASSWORD);
};

const short = allForms.filter(({ responses }) => responses !== undefined && responses.count < 1000);
const [inspection] = short as [(typeof short)[0]];
const long = visitorSignIn;
const teamId = northgateEstates.id;

/** Waits until the list rows of the short forms exist, which are created before those of the long form. */
async function waitUntilFilled(): Promise<void> {
  const expectedCount = short.reduce((sum, form) => sum + planResponses(form, new Date().toISOString()).length, 0);
  for (let rows = 0; rows < expectedCount; ) rows = await countResponses();
}

async function countResponses(): Promise<number> {
  const formKeys = short.map((form) => deriveFormIds(form).form);
  const { rows } = await sql<{ count: number }>`
    select count(distinct fields ->> 'tfResponseId') as count from workspace.items
    where fields ->> 'tfItemType' in ('submission', 'response') and fields ->> 'tfFormId' = any(${formKeys})
  `.execute(db.database);
  return Number(rows[0]!.count);
}

beforeAll(async () => {
  db = await createTestDatabase([]);
  server = await startServerProcess(db.connectionString, { DEMO: 'yes' });
  await waitUntilFilled();
  tom = await open('tom');
  tomsDevice = await tom.openDevice();
  await pullTeams(tomsDevice.context);
});

afterAll(async () => {
  await tomsDevice.close();
  await server.remove();
  await db.close();
});

it('syncs forms and the user’s own draft to a device without errors', async () => {
  expect(await tomsDevice.sync(teamId)).toEqual([]);
  const { forms, responses } = tomsDevice.context.database;
  const found = await forms.where('teamId').equals(teamId).toArray();
  expect(found.map(({ title, published }) => [title, published?.version]).sort()).toEqual([
    ['Holiday request', 2],
    ['Incident report', 1],
    ['Site inspection', 1],
  ]);
  expect(found.every(({ unreadable }) => unreadable === undefined)).toBe(true);
  const drafts = await responses.toArray();
  expect(drafts).toMatchObject([{ formTitle: 'Site inspection', submissionNumber: 97, submitted: 0, isDirty: 0 }]);
  const versions = await tomsDevice.forms.listVersions(deriveFormIds(holidayRequest).form);
  expect(versions.versions).toMatchObject([
    { version: 2, comment: 'Ask who’s covering', lastModifiedBy: 'Amira Haddad' },
    { version: 1, comment: 'First version' },
  ]);
});

it('loads the rows of every data source', async () => {
  expect(await tomsDevice.sync(riversideQuarter.id)).toEqual([]);
  await pullDataSources(tomsDevice.context, riversideQuarter.id);
  const { dataSummary } = tomsDevice.context.database;
  const summaries = await dataSummary.toArray();
  const counts = summaries.map(({ dataSourceIdentifier, count, error }) => {
    return [dataSourceIdentifier.split('/').at(-1), error?.kind ?? count];
  });
  expect(Object.fromEntries(counts)).toEqual({
    assets: 5_000,
    'asset-register': registeredAssets.length,
    'price-list': 12,
    'price-list-workbook': 12,
    sites: 6,
    'team-members': expect.any(Number),
  });
  const { userId } = tomsDevice.context.ports.identity()!;
  const rowOf = (sourceId: string, rowId: string) =>
    loadSourceRow(tomsDevice.context.database, { teamId: riversideQuarter.id, sourceId, userId }, rowId);
  expect(await rowOf('price-list-workbook', 'P-301')).toMatchObject({ part: 'Intumescent seal, 2 m', price: '11.40' });
  const [asset] = registeredAssets;
  const { id } = getAssetRow(asset!);
  expect(await rowOf('asset-register', id)).toMatchObject({ responseId: id, data: { tag: asset!.tag } });
});

it('lists submissions newest first, and each can be opened', async () => {
  const team = (await tomsDevice.context.database.teams.get(teamId))!;
  const reader = createSubmissionReader(tomsDevice.context);
  for (const form of short.filter((each) => each.team === 'northgateEstates')) {
    const { items } = await reader.listTeam(teamId, { formId: deriveFormIds(form).form, by: 'all' });
    expect(items).toHaveLength(form.responses!.count);
    expect(items[0]).toMatchObject({ submissionNumber: form.responses!.count, formVersion: form.published.length });
    for (const { responseId, submissionNumber, title } of [items[0]!, items.at(-1)!]) {
      const { response } = await reader.open(team, responseId);
      expect(response).toMatchObject({ id: responseId, submissionNumber, title });
    }
  }
});

it('creates libraries with the same layout as the product', async () => {
  const amira = await open('amira');
  const device = await amira.openDevice();
  const fresh = await addTeam(db.database, { name: 'Fresh', owner: amira, members: [tom] });
  await pullTeams(device.context);
  await initialiseTeam(device.context, fresh);
  expect(await device.sync(teamId)).toEqual([]);
  expect(await loadLayout(device, teamId)).toEqual(await loadLayout(device, fresh));
  await device.close();
});

async function loadLayout({ context: { database, ports } }: SyncDevice, of: string) {
  const { driveId = '', schemaVersion, rolesMigratedToPermissions } = (await database.teams.get(of))!;
  const columns = await Array.fromAsync(ports.graph.rows(operations.listDriveListColumns, { driveId }, {}));
  const folders = ['Form Config', 'Responses', '~Private'].map(async (path) => {
    const { id: itemId } = await ports.graph.call(operations.getItemByPath, { driveId, path });
    const rows = await Array.fromAsync(ports.graph.rows(operations.listPermissions, { driveId, itemId }));
    return rows.map(({ roles, grantedToV2 }) => [roles, Object.keys(grantedToV2 ?? {})]);
  });
  return {
    schemaVersion,
    rolesMigratedToPermissions,
    columns: columns.map(({ id: _id, ...column }) => column),
    folders: await Promise.all(folders),
  };
}

it('creates correct file sizes, row counts and submission numbers', async () => {
  const { rows } = await sql<{ living: string; bytes: string; trueLiving: string; trueBytes: string }>`
    select living_rows as living, used_bytes as bytes, count(items.id) as "trueLiving", sum(items.size)::bigint as "trueBytes"
    from workspace.lists left join workspace.items on list_id = lists.id and deleted_at is null and row > 0
    where drive_id is not null group by lists.id
  `.execute(db.database);
  expect(rows.length).toBeGreaterThan(0);
  for (const { living, bytes, trueLiving, trueBytes } of rows) expect([living, bytes]).toEqual([trueLiving, trueBytes]);
  const counted = await sql<{ count: number }>`
    select sum(submissions)::bigint as count from monthly_submissions where team_id = ${teamId}
  `.execute(db.database);
  const ofTeam = short.filter(({ team }) => team === 'northgateEstates');
  expect(counted.rows[0]?.count).toBe(ofTeam.reduce((sum, { responses }) => sum + responses!.count, 0));
  const next = await tomsDevice.context.ports.server.nextSubmissionNumber(
    teamId,
    deriveFormIds(inspection).form,
    randomUUID(),
  );
  expect(next).toBe(planResponses(inspection, new Date().toISOString()).length + 1);
});

it('continues filling the demo at the next start without duplicates, and does not restore deleted items', async () => {
  const amira = await open('amira');
  const driveId = (await findLibrary(amira.graph, harbourView.id))!.driveId;
  await amira.graph.call(operations.deleteItem, { driveId, itemId: deriveFormIds(long).responses });
  const before = await countSteps();
  await server.kill();
  await server.start();
  while ((await countSteps()) < before + 2);
  const { rows } = await sql`
    select 1 from workspace.items where fields ->> 'tfItemType' = 'submission'
    group by fields ->> 'tfResponseId' having count(*) > 1
  `.execute(db.database);
  expect(rows).toEqual([]);
  const { rows: living } = await sql`
    select 1 from workspace.items where deleted_at is null and fields ->> 'tfResponseId' is not null
      and fields ->> 'tfFormId' = ${deriveFormIds(long).form}
  `.execute(db.database);
  expect(living).toEqual([]);
});

/** Counts the completed steps of the long form. */
async function countSteps(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from workspace.seed_steps where name like ${`responses of ${long.key}%`}
  `.execute(db.database);
  return Number(rows[0]!.count);
}
