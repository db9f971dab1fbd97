import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, type GraphClient, GraphError, operations } from '@tideform/graph';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskFileStore } from '../../files/disk-file-store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findSignInAccounts } from '../directory/people-store.ts';
import { workspaceGraph } from '../graph/workspace-graph.ts';
import { verifyPassword } from '../identity/password.ts';
import { people } from './demo-people.ts';
import { siteSafety } from './demo-teams.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
let files: FileStore;
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideform-seed-'));
  [test, files] = await Promise.all([createTestDatabase(), openDiskFileStore(folder)]);
  await seedDemo(test.database, files);
  app = Fastify();
  const all = Object.values(people).map(({ person }) => person);
  await app.register(
    workspaceGraph({
      database: test.database,
      files,
      publicUrl: () => app.listeningOrigin,
      async verify(bearer) {
        const person = all.find(({ id }) => id === bearer);
        return person && { personId: person.id, tenantId: person.tenantId };
      },
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);

afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

function graphOf(name: keyof typeof people): GraphClient {
  return createGraphClient({
    baseUrl: `${app.listeningOrigin}/v1.0`,
    fetch,
    token: async () => people[name].person.id,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    random: () => 0.5,
  });
}

async function teamsOf(name: keyof typeof people): Promise<unknown[]> {
  const { rows } = await graphOf(name).page(operations.listJoinedTeams, {});
  return rows.map((team) => team.displayName);
}

async function counts(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from workspace.people) as people, (select count(*) from workspace.groups) as groups,
      (select count(*) from workspace.channels) as channels, (select count(*) from workspace.items) as items,
      (select count(*) from workspace.photos) as photos
  `.execute(test.database);
  return rows[0];
}

async function formFolder(name: keyof typeof people) {
  const graph = graphOf(name);
  const query = { select: ['id', 'drive'], expand: 'drive' };
  const { rows } = await graph.page(operations.listGroupLists, { groupId: siteSafety.id }, { query });
  const driveId = rows[0]?.drive?.id ?? '';
  const { id } = await graph.call(operations.getItemByPath, { driveId, path: 'Form Config' });
  return { graph, place: { driveId, itemId: id } };
}

describe('the demonstration', () => {
  it('tells ten people who may sign in with the one password', async () => {
    const { accounts, password } = await seedDemo(test.database, files);
    expect(accounts).toHaveLength(10);
    for (const { mail } of [accounts[0]!, accounts[7]!]) {
      const [found] = await findSignInAccounts(test.database, mail.toUpperCase());
      expect(await verifyPassword(password, found?.passwordHash ?? '')).toBe(true);
    }
  });

  it('is not filled twice', async () => {
    const before = await counts();
    await seedDemo(test.database, files);
    expect(await counts()).toEqual(before);
  });

  it('leaves as it is what people have changed since', async () => {
    const chloe = people.chloe.person.id;
    await sql`delete from workspace.memberships where person_id = ${chloe}`.execute(test.database);
    await seedDemo(test.database, files);
    expect(await teamsOf('chloe')).toEqual([]);
  });

  it('shows people their teams, the guest the one that invited them, and others nothing', async () => {
    expect(await teamsOf('olivia')).toEqual(['Facilities', 'Lettings']);
    expect(await teamsOf('nadia')).toEqual(['Facilities']);
    expect(await teamsOf('imani')).toEqual([]);
    const { rows } = await graphOf('imani').page(operations.listUsers, {});
    expect(rows.map((user) => user.displayName)).toEqual(['Imani Castle']);
    const team = graphOf('imani').call(operations.getTeam, { teamId: siteSafety.id });
    await expect(team).rejects.toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('gives teams and people pictures', async () => {
    const picture = await graphOf('elin').call(operations.getTeamPhoto, { teamId: siteSafety.id });
    expect(picture.type).toBe('image/png');
    expect(picture.size).toBeGreaterThan(200);
  });

  it('has a team whose members read its forms and do not build, but for one', async () => {
    const { graph, place } = await formFolder('elin');
    const add = { body: { name: 'Drill', folder: {} } };
    const refusal = await graph.call(operations.createChild, place, add).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GraphError);
    expect(refusal).toMatchObject({ status: 403, code: 'accessDenied' });
    const { rows } = await graph.page(operations.listPermissions, place);
    expect(rows.map((row) => row.roles)).toEqual([['read']]);

    const builder = await formFolder('ben');
    expect(await builder.graph.call(operations.createChild, builder.place, add)).toMatchObject({ name: 'Drill' });
  });
});
