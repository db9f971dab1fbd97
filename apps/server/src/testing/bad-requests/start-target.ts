import { randomUUID } from 'node:crypto';
import { createGraphClient, type GraphClient, GraphError, operations } from '@tideform/graph';
import { addTeam, type NewTeam } from '../../workspace/add-team.ts';
import { type AddedPerson, addPeople } from '../add-people.ts';
import { createSignInClient } from '../create-sign-in-client.ts';
import { startServerProcess } from '../server-process.ts';
import { createTestDatabase } from '../test-database.ts';
import { addLibrary, addSampleItems, createPreAuthenticatedUrls } from './add-sample-items.ts';
import type { KnownValues } from './create-bad-request.ts';

/** Complete server in a separate process, with two teams, as the target of bad requests. */
export interface BadRequestTarget {
  readonly port: number;
  /** Authorization header of the control request, which must always succeed. */
  readonly controlAuthorization: string;
  /** Recreates items in the callers' library that bad requests may have deleted. */
  refresh(): Promise<KnownValues>;
  /** Returns all data of the other team's library as text. Bad requests must not change it. */
  readOthers(): Promise<string>;
  close(): Promise<void>;
}

const password = 'low tide at dawn';

/**
 * Starts the server. Ada owns the team that bad requests may change, and Ben is its member. Zoe owns the other team,
 * which bad requests must not be able to reach.
 */
export async function startTarget(): Promise<BadRequestTarget> {
  const db = await createTestDatabase();
  const { ada, ben, zoe } = await addPeople(db.database, { domain: 'bad.example', password }, ['ada', 'ben', 'zoe']);
  const [quay, dock] = [randomUUID(), randomUUID()];
  await addTeam(db.database, createTeam(quay, 'Quay', ada, ben));
  await addTeam(db.database, createTeam(dock, 'Dock', zoe));
  const server = await startServerProcess(db.connectionString, { DEMO: 'no', LOG_LEVEL: 'error' });
  const open = async ({ account }: AddedPerson): Promise<Caller> => {
    const { access_token: token } = await createSignInClient(server.origin).signIn(account, password);
    return { authorization: `Bearer ${token}`, client: createClient(server.origin, token) };
  };
  const [asAda, asBen, asZoe] = await Promise.all([open(ada), open(ben), open(zoe)]);
  const secretsId = await addLibrary(asZoe.client, dock);
  const otherParams = {
    ...(await addSampleItems(asZoe.client, secretsId, ada.id)),
    ...(await loadTeamParams(asZoe, dock, zoe)),
  };
  const addSampleItemsAgain = createSampleItemsSource(asAda.client, quay, ben.id);
  return {
    port: Number(new URL(server.origin).port),
    controlAuthorization: asZoe.authorization,
    async refresh() {
      const { driveId, things } = await addSampleItemsAgain();
      const ownParams = { ...things, ...(await loadTeamParams(asAda, quay, ben)) };
      return {
        params: mergeParams(ownParams, otherParams),
        authorizations: [...repeatText(14, asAda.authorization), ...repeatText(5, asBen.authorization), undefined],
        ...(await createPreAuthenticatedUrls(asAda.client, driveId, things.itemId)),
        texts: [...sampleTexts, ben.id, zoe.id, driveId, secretsId, ...things.itemId, ...otherParams.itemId],
      };
    },
    readOthers: () => loadAllData(asZoe.client, { groupId: dock, driveId: secretsId }),
    async close() {
      await server.remove();
      await db.close();
    },
  };
}

interface Caller {
  readonly authorization: string;
  readonly client: GraphClient;
}

function createClient(origin: string, token: string): GraphClient {
  const ports = { fetch, token: async () => token, wait: async () => {}, random: () => 0.5 };
  return createGraphClient({ baseUrl: `${origin}/v1.0`, ...ports });
}

function createTeam(id: string, displayName: string, owner: AddedPerson, member?: AddedPerson): NewTeam {
  const people: NewTeam['people'] = { [owner.id]: 'owner', ...(member && { [member.id]: 'member' }) };
  const nickname = displayName.toLowerCase();
  const description = 'For bad requests';
  return { id, tenantId: owner.tenantId, displayName, description, nickname, channels: ['General'], people };
}

async function loadTeamParams({ client }: Caller, groupId: string, { id, account, tenantId }: AddedPerson) {
  const site = await client.call(operations.getGroupRootSite, { groupId });
  return {
    ...{ groupId: [groupId], teamId: [groupId], organizationId: [tenantId] },
    ...{ userId: [id, account, 'me'], siteId: [site.id, 'root'] },
  };
}

/**
 * Returns a function that creates sample items in a library. If bad requests have deleted, closed or filled the
 * library, the function creates another library.
 */
function createSampleItemsSource(client: GraphClient, groupId: string, readerId: string) {
  let driveId: string | undefined;
  return async () => {
    for (let tries = 0; ; tries++) {
      driveId ??= await addLibrary(client, groupId);
      try {
        return { driveId, things: await addSampleItems(client, driveId, readerId) };
      } catch (error) {
        if (!(error instanceof GraphError) || tries > 2) throw error;
        driveId = undefined;
      }
    }
  };
}

/**
 * Merges parameter values, so that the caller's own values are picked three times as often as those of the other team.
 */
function mergeParams(ownParams: KnownValues['params'], others: KnownValues['params']): KnownValues['params'] {
  return Object.fromEntries(
    Object.entries(ownParams).map(([name, values]) => [
      name,
      [...values, ...values, ...values, ...(others[name] ?? [])],
    ]),
  );
}

const repeatText = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

const sampleTexts = [
  ...['Title', 'tag', 'amount', 'read', 'write', 'owner', 'HTML', 'documentLibrary', 'genericList', 'published'],
  ...['ada@bad.example', 'zoe@bad.example', 'GET', '/me', 'rename', 'Notes', 'A1:C3', 'fields', 'inbox', 'me'],
  ...['2026-01-01T00:00:00Z', 'aGVsbG8=', '#microsoft.graph.fileAttachment', '/drive/root:/new'],
];

async function loadAllData(client: GraphClient, { groupId, driveId }: { groupId: string; driveId: string }) {
  const all: unknown[] = [];
  for await (const list of client.rows(operations.listGroupLists, { groupId }, { query: { expand: 'drive' } })) {
    all.push(list);
  }
  all.push(await client.call(operations.listDriveListColumns, { driveId }));
  for await (const item of client.rows(operations.listDriveChanges, { driveId }, {})) {
    all.push(item, await client.call(operations.listPermissions, { driveId, itemId: item.id }));
  }
  const rows = client.rows(operations.listDriveListItems, { driveId }, { query: { expand: 'fields' } });
  for await (const row of rows) all.push(row);
  all.push(await client.call(operations.listGroupMembers, { groupId }));
  all.push(await client.call(operations.getTeam, { teamId: groupId }));
  return JSON.stringify(all, (key, value) => (/downloadUrl|deltaLink/.test(key) ? undefined : value), 1);
}
