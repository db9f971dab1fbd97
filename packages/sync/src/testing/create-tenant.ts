import { createGraphClient, type GraphClient, type TenantRule } from '@tideform/graph';
import { createMemoryGraph, type MemoryGraph } from '@tideform/graph/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { SyncContext } from '../context.ts';
import { openDatabase } from '../database/open-database.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { createFormInLibrary } from './create-form-in-library.ts';
import { createStillPorts } from './local-context.ts';
import { createMemoryProductServer } from './memory-product-server.ts';
import { createRandom, uuidFrom } from './random.ts';
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

const keeper = { userId: 'keeper', displayName: 'Kay Keeper' };

/**
 * Fills an in-memory Graph tenant from rows with production code: libraries, forms as saved and published by their
 * builders, and responses as submitted by their users. Returns the rows with the IDs of the created items.
 * `me` is a member of every team; a team without `driveId` gets no library.
 */
export async function createTenant(rows: TenantRows, me: Identity) {
  const graph = openGraph(rows, me);
  const server = createMemoryProductServer();
  const database = await openDatabase({ name: 'keeper', indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  let people = 0;
  const contextOf = (identity: Omit<Identity, 'tenantId'>, over: Partial<SyncPorts> = {}): SyncContext => {
    const random = createRandom(++people);
    const chance = { random, uuid: () => uuidFrom(random) };
    const ports = { chance, server, graph: createClient(graph, identity.userId), ...over };
    return {
      database,
      ports: createStillPorts({ ...ports, identity: () => ({ ...identity, tenantId: me.tenantId }) }),
    };
  };
  const keeps = contextOf(keeper);
  const teams = await inOrder(rows.teams, (team) => layTeam(keeps, team));
  const here = new Set(teams.flatMap(({ id, driveId }) => (driveId ? [id] : [])));
  const forms = await inOrder(rows.forms, async (form) =>
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

function openGraph({ teams, submitted, tenantRules }: TenantRows, me: Identity): MemoryGraph {
  const names = new Map([keeper, me].map(({ userId, displayName }) => [userId, displayName]));
  for (const { userId, createdBy } of submitted) if (!names.has(userId)) names.set(userId, createdBy.name);
  const ids = [...names.keys()];
  return createMemoryGraph({
    newId: () => crypto.randomUUID().replaceAll('-', ''),
    now: () => new Date().toISOString(),
    ...(tenantRules && { tenantRules }),
    people: [...names].map(([id, displayName]) => ({ id, displayName, mail: `${id}@contoso.test` })),
    groups: teams.map(({ id, displayName, channels, accounts }) => ({
      ...{ id, displayName, channels, memberIds: ids },
      ownerIds: accounts[me.userId]?.isTeamOwner ? [keeper.userId, me.userId] : [keeper.userId],
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

async function layTeam(context: SyncContext, team: TeamRow): Promise<TeamRow> {
  await context.database.teams.put({ ...team, accounts: {} });
  if (!team.driveId) return team;
  const { accounts: _keeper, ...laid } = await initialiseTeam(context, team.id);
  return { ...laid, ...team, ...(laid.driveId && { driveId: laid.driveId }) };
}

async function inOrder<T>(rows: readonly T[], lay: (row: T) => Promise<T>): Promise<T[]> {
  const laid: T[] = [];
  for (const row of rows) laid.push(await lay(row));
  return laid;
}
