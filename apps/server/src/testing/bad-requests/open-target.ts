import { randomUUID } from 'node:crypto';
import { createGraphClient, type GraphClient, GraphError, operations } from '@tideform/graph';
import { addTeam, type NewTeam } from '../../workspace/seed/add-team.ts';
import { type AddedPerson, addPeople } from '../add-people.ts';
import { startServerProcess } from '../server-process.ts';
import { openSignInClient } from '../sign-in.ts';
import { createTestDatabase } from '../test-database.ts';
import type { Known } from './make-bad-request.ts';

/** The whole server in a process of its own, with two teams. */
export interface Target {
  readonly port: number;
  /** Authorization header of somebody whose calls must always work. */
  readonly control: string;
  /** Makes things afresh in the library of the callers: bad requests may have deleted them. */
  refresh(): Promise<Known>;
  /** Everything in the library of somebody else, as text: the same before and after. */
  readOthers(): Promise<string>;
  close(): Promise<void>;
}

const password = 'low tide at dawn';

/** Starts it: Ada owns the team that bad requests may spoil and Ben is in it; Zoe owns the other, which they must not reach. */
export async function openTarget(): Promise<Target> {
  const db = await createTestDatabase();
  const people = await addPeople(db.database, { domain: 'bad.example', password }, ['ada', 'ben', 'zoe']);
  const [quay, dock] = [randomUUID(), randomUUID()];
  await addTeam(db.database, teamOf(quay, 'Quay', people.ada, people.ben));
  await addTeam(db.database, teamOf(dock, 'Dock', people.zoe));
  const server = await startServerProcess(db.connectionString, { DEMO: 'no', LOG_LEVEL: 'error' });
  const tokenOf = async ({ account }: AddedPerson) => {
    const { access_token } = await openSignInClient(server.origin).signIn(account, password);
    return access_token;
  };
  const [ada, ben, zoe] = await Promise.all([tokenOf(people.ada), tokenOf(people.ben), tokenOf(people.zoe)]);
  const clientOf = (token: string) =>
    createGraphClient({
      baseUrl: `${server.origin}/v1.0`,
      fetch,
      token: async () => token,
      wait: async () => {},
      random: () => 0.5,
    });
  const [asAda, asZoe] = [clientOf(ada), clientOf(zoe)];
  let driveId = await addLibrary(asAda, quay, 'Papers');
  const site = await asAda.call(operations.getGroupRootSite, { groupId: quay });
  const otherSite = await asZoe.call(operations.getGroupRootSite, { groupId: dock });
  const others = { groupId: dock, driveId: await addLibrary(asZoe, dock, 'Secrets') };
  const theirs = await addThings(asZoe, others.driveId, people.ada.id);
  return {
    port: Number(new URL(server.origin).port),
    control: `Bearer ${zoe}`,
    async refresh() {
      // NOTE: the library itself may have been renamed, closed, filled with columns or deleted by then.
      driveId = await keepLibrary(asAda, quay, driveId);
      const mine = await addThings(asAda, driveId, people.ben.id);
      return {
        params: mergeParams(
          {
            ...mine,
            driveId: [driveId],
            groupId: [quay],
            teamId: [quay],
            userId: [people.ben.id, people.ben.account, 'me'],
            siteId: [site.id, 'root'],
            organizationId: [people.ada.tenantId],
          },
          {
            ...theirs,
            driveId: [others.driveId],
            groupId: [dock],
            teamId: [dock],
            userId: [people.zoe.id],
            siteId: [otherSite.id],
          },
        ),
        authorizations: [
          ...Array.from({ length: 14 }, () => `Bearer ${ada}`),
          ...Array.from({ length: 5 }, () => `Bearer ${ben}`),
          undefined,
        ],
        uploads: mine.uploads,
        downloads: mine.downloads,
        texts: [
          ...[
            'Title',
            'tag',
            'amount',
            'read',
            'write',
            'owner',
            'HTML',
            'documentLibrary',
            'genericList',
            'published',
          ],
          ...['ada@bad.example', 'zoe@bad.example', people.zoe.id, people.ben.id, 'GET', '/me', 'rename', 'Notes'],
          ...['2026-01-01T00:00:00Z', 'aGVsbG8=', '#microsoft.graph.fileAttachment', driveId, others.driveId],
          ...mine.itemId,
          ...theirs.itemId,
        ],
      };
    },
    readOthers: () => readEverything(asZoe, others),
    async close() {
      await server.remove();
      await db.close();
    },
  };
}

function teamOf(id: string, displayName: string, owner: AddedPerson, member?: AddedPerson): NewTeam {
  const people: NewTeam['people'] = { [owner.id]: 'owner', ...(member && { [member.id]: 'member' }) };
  const nickname = displayName.toLowerCase();
  return {
    id,
    tenantId: owner.tenantId,
    displayName,
    description: 'For bad requests',
    nickname,
    channels: ['General'],
    people,
  };
}

async function addLibrary(client: GraphClient, groupId: string, displayName: string): Promise<string> {
  const columns = [
    { name: 'tag', indexed: true, text: {} },
    { name: 'amount', indexed: true, number: {} },
    { name: 'when', dateTime: {} },
    { name: 'secret', hidden: true, text: { allowMultipleLines: true } },
  ];
  const body = { displayName, list: { template: 'documentLibrary' }, columns };
  const list = await client.call(operations.createGroupList, { groupId }, { body });
  const lists = await client.call(operations.listGroupLists, { groupId }, { query: { expand: 'drive' } });
  const driveId = lists.value.find(({ id }) => id === list.id)?.drive?.id;
  if (driveId === undefined) throw new Error('The library has no drive');
  return driveId;
}

let made = 0;

/** The library, or a new one where it has been deleted. */
async function keepLibrary(client: GraphClient, groupId: string, driveId: string): Promise<string> {
  try {
    await client.call(operations.getDrive, { driveId });
    return driveId;
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 404)) throw error;
    return addLibrary(client, groupId, `Papers ${++made}`);
  }
}

/** A folder with a grant, a file of two versions in it, an upload under way. */
async function addThings(client: GraphClient, driveId: string, readerId: string) {
  const name = `folder ${++made}`;
  const body = { name, folder: {} };
  const folder = await client.call(operations.createChild, { driveId, itemId: 'root' }, { body });
  const at = { driveId, itemId: folder.id };
  const put = (content: string) =>
    client.call(operations.putChildContent, { ...at, path: 'notes.txt' }, { bytes: new TextEncoder().encode(content) });
  await put('one');
  const file = await put('two');
  const invitation = {
    recipients: [{ objectId: readerId }],
    roles: ['read'],
    requireSignIn: true,
    sendInvitation: false,
  };
  const granted = await client.call(operations.invite, at, { body: invitation });
  const list = await client.call(operations.getDriveList, { driveId });
  const columns = await client.call(operations.listDriveListColumns, { driveId });
  const row = await client.call(operations.getItemListItem, { driveId, itemId: file.id });
  const session = () =>
    client.call(operations.createChildUploadSession, { ...at, path: `up ${++made}.bin` }, { body: {} });
  const sessions = await Promise.all([session(), session(), session()]);
  const read = await client.call(operations.getItem, { driveId, itemId: file.id });
  return {
    itemId: [folder.id, file.id, file.id, 'root'],
    path: [name, `${name}/notes.txt`, `${name}/new/deeper/file ${made}.txt`, 'notes.txt', `new ${made}.txt`],
    listId: [list.id, list.displayName ?? ''],
    columnId: columns.value.map(({ id }) => id),
    listItemId: [row.id],
    versionId: ['1.0', '2.0'],
    permissionId: granted.value.map(({ id }) => id),
    size: ['48x48', '64x64'],
    uploads: sessions.map(({ uploadUrl }) => pathOf(uploadUrl)),
    downloads: [pathOf(String(read['@microsoft.graph.downloadUrl']))],
  };
}

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

function mergeParams(
  mine: Readonly<Record<string, readonly string[]>>,
  others: Readonly<Record<string, readonly string[]>>,
) {
  return Object.fromEntries(
    Object.entries(mine).map(([name, values]) => [name, [...values, ...values, ...values, ...(others[name] ?? [])]]),
  );
}

async function readEverything(
  client: GraphClient,
  { groupId, driveId }: { groupId: string; driveId: string },
): Promise<string> {
  const all: unknown[] = [await client.call(operations.listGroupLists, { groupId }, { query: { expand: 'drive' } })];
  all.push(await client.call(operations.listDriveListColumns, { driveId }));
  for await (const item of client.rows(operations.listDriveChanges, { driveId }, {})) {
    all.push(item, await client.call(operations.listPermissions, { driveId, itemId: item.id }));
  }
  for await (const row of client.rows(operations.listDriveListItems, { driveId }, { query: { expand: 'fields' } }))
    all.push(row);
  all.push(
    await client.call(operations.listGroupMembers, { groupId }),
    await client.call(operations.getTeam, { teamId: groupId }),
  );
  return JSON.stringify(all, (key, value) => (/downloadUrl|deltaLink/.test(key) ? undefined : value), 1);
}
