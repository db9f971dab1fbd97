import { createGraphClient, type GraphClient, type TenantRule } from '@tideform/graph';
import { createMemoryGraph, type MemoryGraph } from '@tideform/graph/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { SyncContext } from '../context.ts';
import { openDatabase } from '../database/open-database.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { createFormInLibrary } from './create-form-in-library.ts';
import { createRandom, createUuid } from './create-random.ts';
import { createTestPorts } from './local-context.ts';
import { createMemoryProductServer } from './memory-product-server.ts';
import { type SubmittedRow, submitRow } from './submit-row.ts';

/** Content of a tenant's libraries, described by local rows. */
export interface TenantRows {
  readonly teams: readonly TeamRow[];
  readonly forms: readonly FormRow[];
  /** Submitted responses, newest first. */
  readonly submitted: readonly SubmittedRow[];
  /** Tenant rules of the service. Default: the rules of a strict tenant. */
  readonly tenantRules?: readonly TenantRule[];
}

const libraryOwner = { userId: 'keeper', displayName: 'Kay Keeper' };

/**
 * Fills an in-memory Graph tenant from rows with production code: libraries, forms as saved and published by their
 * builders, and responses as submitted by their users. Returns the rows with the IDs of the created items.
 * `me` is a member of every team; a team without `driveId` gets no library.
 */
export async function createTenant(rows: TenantRows, me: Identity) {
  const graph = createTenantGraph(rows, me);
  const server = createMemoryProductServer();
  const database = await openDatabase({ name: 'keeper', indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  let people = 0;
  const contextOf = (identity: Omit<Identity, 'tenantId'>, over: Partial<SyncPorts> = {}): SyncContext => {
    const random = createRandom(++people);
    const chance = { random, uuid: () => createUuid(random) };
    const ports = { chance, server, graph: createClient(graph, identity.userId), ...over };
    return {
      database,
      ports: createTestPorts({ ...ports, identity: () => ({ ...identity, tenantId: me.tenantId }) }),
    };
  };
  const keeps = contextOf(libraryOwner);
  const teams = await mapInOrder(rows.teams, (team) => createTeamLibrary(keeps, team));
  const here = new Set(teams.flatMap(({ id, driveId }) => (driveId ? [id] : [])));
  const forms = await mapInOrder(rows.forms, async (form) =>
    here.has(form.teamId) ? createFormInLibrary(keeps, form) : form,
  );
  for (const row of rows.submitted.toReversed()) {
    const { createdBy, timestamp } = row;
    const clock = { ...keeps.ports.clock, now: () => timestamp };
    await submitRow(contextOf({ userId: row.userId, displayName: createdBy.name }, { clock }), graph, row);
  }
  database.close();
  return { graph, server, teams, forms };
}

function createTenantGraph({ teams, submitted, tenantRules }: TenantRows, me: Identity): MemoryGraph {
  const names = new Map([libraryOwner, me].map(({ userId, displayName }) => [userId, displayName]));
  for (const { userId, createdBy } of submitted) if (!names.has(userId)) names.set(userId, createdBy.name);
  const ids = [...names.keys()];
  return createMemoryGraph({
    newId: () => crypto.randomUUID().replaceAll('-', ''),
    now: () => new Date().toISOString(),
    ...(tenantRules && { tenantRules }),
    people: [...names].map(([id, displayName]) => ({ id, displayName, mail: `${id}@contoso.test` })),
    groups: teams.map(({ id, displayName, channels, accounts }) => ({
      ...{ id, displayName, channels, memberIds: ids },
      ownerIds: accounts[me.userId]?.isTeamOwner ? [libraryOwner.userId, me.userId] : [libraryOwner.userId],
    })),
  });
}

/** Returns a Graph client for a user, without waits between retries. */
export function createClient(
  graph: MemoryGraph,
  userId: string,
  fetch: MemoryGraph['fetch'] = graph.fetch,
): GraphClient {
  const token = async () => graph.createToken(userId);
  return createGraphClient({ baseUrl: graph.baseUrl, fetch, token, wait: async () => {}, random: () => 0 });
}

async function createTeamLibrary(context: SyncContext, team: TeamRow): Promise<TeamRow> {
  await context.database.teams.put({ ...team, accounts: {} });
  if (!team.driveId) return team;
  const { accounts: _keeper, ...laid } = await initialiseTeam(context, team.id);
  return { ...laid, ...team, ...(laid.driveId && { driveId: laid.driveId }) };
}

async function mapInOrder<T>(rows: readonly T[], lay: (row: T) => Promise<T>): Promise<T[]> {
  const laid: T[] = [];
  for (const row of rows) laid.push(await lay(row));
  return laid;
}
