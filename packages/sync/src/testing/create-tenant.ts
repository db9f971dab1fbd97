import { isSameJson } from '@tideform/engine';
import { createGraphClient, type GraphClient, operations, type TenantRule } from '@tideform/graph';
import { createMemoryGraph, type MemoryGraph } from '@tideform/graph/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { SyncContext } from '../context.ts';
import { openDatabase } from '../database/open-database.ts';
import type { FormRow, ResponseRow, TeamRow } from '../database/rows.ts';
import { createFormService } from '../forms/create-form-service.ts';
import { toDraftContent } from '../library/form-content.ts';
import { listResponseRows } from '../library/list-rows.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { createMemoryProductServer, createRandom, createTestPorts, createUuid } from './local-context.ts';
import { pushAll } from './pull-fixture.ts';

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

const emptyDraft = { schema: { components: [] } };

/**
 * Adds the form to its team's library and publishes it as often as its version number says. Returns its row with the
 * IDs of the created items. If the form has edits that only the device has (`isDirty`), the library's draft is empty.
 */
async function createFormInLibrary(context: SyncContext, row: FormRow): Promise<FormRow> {
  if (row.isGone) return row;
  const service = createFormService(context);
  const { id, teamId, title, icon, channelId, category, metadata, published } = row;
  const draft = row.isDirty ? emptyDraft : toDraftContent(row.draft ?? published ?? emptyDraft);
  const first = published ? toDraftContent(published) : draft;
  const optional = { ...(icon && { icon }), ...(channelId && { channelId }), ...(category && { category }) };
  await service.add(teamId, { id, title, ...optional, schema: first.schema });
  if (metadata) await service.updateConfig(id, { metadata });
  if (!isSameJson(first, { schema: first.schema })) await service.updateDraft(id, first);
  for (let version = 0; published && version < published.version; version++) await service.publish(id, '');
  if (!isSameJson(first, draft)) await service.updateDraft(id, draft);
  return addItemIds(row, (await context.database.forms.get(id)) ?? row);
}

function addItemIds(row: FormRow, createdRow: FormRow): FormRow {
  const { driveItemId, folderDriveItemId, responsesDriveItemId, draft, published } = createdRow;
  return {
    ...row,
    ...{ driveItemId, folderDriveItemId },
    ...(responsesDriveItemId && { responsesDriveItemId }),
    ...(row.draft && draft && { draft: { ...row.draft, driveItemId: draft.driveItemId } }),
    ...(row.published && published && { published: { ...row.published, driveItemId: published.driveItemId } }),
  };
}

export interface SubmittedRow extends ResponseRow {
  /** Submitted through a share link with the connected account of the link's owner. */
  readonly isAnonymous?: boolean;
  /** Number of other rows added to the library since the previous one. */
  readonly rowsBefore?: number;
}

/** Submits and sends the response as its user; the library then has it, and nothing waits on the device. */
async function submitRow(context: SyncContext, graph: MemoryGraph, row: SubmittedRow): Promise<void> {
  const { isAnonymous, rowsBefore = 0, ...response } = row;
  const { id, teamId } = response;
  const { database, ports } = context;
  const { driveId } = await requireLibrary(context, teamId);
  const library = [...graph.state.libraries.values()].find((one) => one.driveId === driveId);
  if (library) library.lastRow += rowsBefore;
  await database.responses.put({ ...response, submitted: 0, isDirty: 0 });
  await createResponseCommands(context).submit(id, response.data.data);
  await pushAll(context);
  const [waiting] = await database.outbox.toArray();
  if (waiting) throw new Error(`${id} was not sent: ${JSON.stringify(waiting.lastError)}`);
  if (!isAnonymous) return;
  const sent = (await listResponseRows(ports.graph, driveId, id)).find(
    ({ fields }) => fields?.tfItemType === 'submission',
  );
  const body = { tfFormShareSessionId: `session of ${id}` };
  await ports.graph.call(operations.updateDriveListItemFields, { driveId, listItemId: sent?.id ?? '' }, { body });
}
