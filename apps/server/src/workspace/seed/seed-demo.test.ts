import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, type GraphClient, GraphError, operations } from '@tideform/graph';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { createDatabaseListener } from '../../database/listen.ts';
import { openDiskFileStore } from '../../files/disk-file-store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findPerson, findSignInAccounts, insertPerson } from '../directory/people-store.ts';
import { createWorkspaceGraph } from '../graph/workspace-graph.ts';
import { verifyPassword } from '../identity/password.ts';
import { harbour, harbourView, northgateEstates, people, personal, riversideQuarter } from './demo-directory.ts';
import { addSeedMails } from './open-demo-workspace.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
let files: FileStore;
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideform-seed-'));
  [test, files] = await Promise.all([createTestDatabase(), openDiskFileStore(folder)]);
  await seedDemo(test.database, files);
  app = Fastify({ forceCloseConnections: true });
  await app.register(
    createWorkspaceGraph({
      database: test.database,
      files,
      listen: createDatabaseListener(test.connectionString),
      publicUrl: () => app.listeningOrigin,
      async verify(bearer) {
        const person = await findPerson(test.database, bearer);
        return person && { personId: person.id, tenantId: person.tenantId };
      },
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

function getClientFor(name: keyof typeof people): GraphClient {
  return getClientById(people[name].person.id);
}

function getClientById(id: string): GraphClient {
  return createGraphClient({
    baseUrl: `${app.listeningOrigin}/v1.0`,
    fetch,
    token: async () => id,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    random: () => 0.5,
  });
}

async function listTeams(name: keyof typeof people): Promise<unknown[]> {
  const { rows } = await getClientFor(name).page(operations.listJoinedTeams, {});
  return rows.map((team) => team.displayName);
}

/** Loads every row of the directory and the library, as text. */
async function loadAllRows(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(one order by id) from workspace.people as one)::text as people,
      (select json_agg(one order by id) from workspace.groups as one)::text as groups,
      (select json_agg(one order by group_id, person_id) from workspace.memberships as one)::text as memberships,
      (select json_agg(one order by id) from workspace.channels as one)::text as channels,
      (select json_agg(one order by owner_id) from workspace.photos as one)::text as photos,
      (select json_agg(one order by id) from workspace.items as one)::text as items
  `.execute(test.database);
  return rows[0];
}

/** Counts the rows of the tables that the demo fills. */
async function countAll(database: Database): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from workspace.people) as people,
      (select count(*) from workspace.memberships) as memberships,
      (select count(*) from workspace.channels) as channels,
      (select count(*) from workspace.lists) as lists,
      (select count(*) from workspace.items) as items
  `.execute(database);
  return rows[0];
}

async function findFormFolder(name: keyof typeof people) {
  const graph = getClientFor(name);
  const query = { select: ['id', 'drive'], expand: 'drive' };
  const { rows } = await graph.page(operations.listGroupLists, { groupId: harbourView.id }, { query });
  const driveId = rows[0]?.drive?.id ?? '';
  const { id } = await graph.call(operations.getItemByPath, { driveId, path: 'Form Config' });
  return { graph, place: { driveId, itemId: id } };
}

describe('demo', () => {
  it('has ten people who sign in with the same password', async () => {
    const { accounts, password } = await seedDemo(test.database, files);
    expect(accounts).toHaveLength(10);
    const found = await Promise.all(accounts.map(({ mail }) => findSignInAccounts(test.database, mail.toUpperCase())));
    expect(found.map(([one]) => one?.person.displayName)).toEqual(accounts.map(({ name }) => name));
    const hashes = new Set(found.flat().map(({ passwordHash }) => passwordHash));
    for (const hash of hashes) expect(await verifyPassword(password, hash)).toBe(true);
  });

  it('is filled only once', async () => {
    const before = await loadAllRows();
    await seedDemo(test.database, files);
    expect(await loadAllRows()).toEqual(before);
  });

  it('is filled once when two servers start at the same time', async () => {
    const fresh = await createTestDatabase();
    try {
      await Promise.all([seedDemo(fresh.database, files), seedDemo(fresh.database, files)]);
      expect(await countAll(fresh.database)).toEqual(await countAll(test.database));
    } finally {
      await fresh.close();
    }
  });

  it('delivers emails to recipients and sent items, once for each step', async () => {
    const at = new Date('2026-03-13T08:03:09Z');
    const to = [{ emailAddress: { address: people.priya.person.userPrincipalName } }];
    const mail = { by: people.jonas.person.id, at, message: { subject: 'Fire drill', toRecipients: to } };
    for (const step of ['drill', 'drill', 'another']) await addSeedMails(test.database, new Date(), step, [mail]);
    const subjectsOf = async (name: 'priya' | 'jonas', folderId: string) => {
      const { rows } = await getClientFor(name).page(operations.listFolderMessages, { folderId });
      return rows.map(({ subject, receivedDateTime }) => [subject, receivedDateTime]);
    };
    const twice = [1, 2].map(() => ['Fire drill', '2026-03-13T08:03:09Z']);
    expect(await subjectsOf('priya', 'inbox')).toEqual(twice);
    expect(await subjectsOf('jonas', 'sentitems')).toEqual(twice);
  });

  it('keeps changes that people have made since then', async () => {
    const lena = people.lena.person.id;
    await sql`delete from workspace.memberships where person_id = ${lena}`.execute(test.database);
    await seedDemo(test.database, files);
    expect(await listTeams('lena')).toEqual([]);
  });

  it('shows people their teams, and the guest the team that invited them', async () => {
    expect(await listTeams('amira')).toEqual(['Harbour View', 'Northgate Estates', 'Riverside Quarter']);
    expect(await listTeams('daniel')).toEqual(['Harbour View']);
    expect(await listTeams('grace')).toEqual(['Riverside Quarter']);
    const me = await getClientFor('grace').call(operations.getMe, {});
    expect(me).toMatchObject({
      mail: 'grace.obi@harbourhealth.test',
      userPrincipalName: expect.stringMatching(/#EXT#/),
    });
  });

  it.each([harbour, personal])('hides Northgate from a person of $displayName', async (tenant) => {
    const stranger = { ...people.pat.person, id: randomUUID(), tenantId: tenant.id };
    const person = { ...stranger, displayName: 'Imani Castle', userPrincipalName: `imani@${tenant.domain}` };
    await insertPerson(test.database, person, 'nobody signs in here');
    const graph = getClientById(person.id);
    const { rows } = await graph.page(operations.listUsers, {});
    const names = rows.map((user) => user.displayName);
    expect(names).toContain('Imani Castle');
    expect(names.filter((name) => name !== 'Imani Castle' && name !== 'Pat Personal')).toEqual([]);
    const team = graph.call(operations.getTeam, { teamId: harbourView.id });
    await expect(team).rejects.toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('has one private channel', async () => {
    const all = [northgateEstates, riversideQuarter, harbourView];
    const pages = await Promise.all(
      all.map(({ id }) => getClientFor('amira').page(operations.listChannels, { teamId: id })),
    );
    const channels = pages.flatMap(({ rows }) => rows);
    expect(channels).toHaveLength(8);
    expect(channels.filter((one) => one.membershipType === 'private')).toMatchObject([{ displayName: 'Budget' }]);
  });

  it('has pictures of teams and people', async () => {
    const picture = await getClientFor('daniel').call(operations.getTeamPhoto, { teamId: harbourView.id });
    expect(picture.type).toBe('image/png');
    expect(picture.size).toBeGreaterThan(200);
  });

  it('has a team whose members may read its forms but not build, except for one', async () => {
    const { graph, place } = await findFormFolder('daniel');
    const add = { body: { name: 'Drill', folder: {} } };
    const refusal = await graph.call(operations.createChild, place, add).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GraphError);
    expect(refusal).toMatchObject({ status: 403, code: 'accessDenied' });
    const { rows } = await graph.page(operations.listPermissions, place);
    expect(rows.map((row) => row.roles)).toEqual([['read']]);

    const builder = await findFormFolder('jonas');
    expect(await builder.graph.call(operations.createChild, builder.place, add)).toMatchObject({ name: 'Drill' });
  });
});
