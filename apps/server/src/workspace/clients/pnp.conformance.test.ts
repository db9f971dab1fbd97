import type { GraphFI } from '@pnp/graph';
import { computeQuickXorHash } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { openTlsWorkspace, type TlsWorkspace } from '../testing/clients/open-tls-workspace.ts';
import { createPnp } from '../testing/clients/pnp.ts';

const RANGE = 327_680;
let workspace: TlsWorkspace;
let graph: GraphFI;
let plannedRefusals: Refusal[] = [];
let folders = 0;

type UploadedItem = Awaited<ReturnType<ReturnType<typeof drive>['root']['upload']>>;
let folder: UploadedItem;

beforeAll(async () => {
  workspace = await openTlsWorkspace({ faults: { refuse: async () => plannedRefusals.shift() } });
  graph = createPnp(workspace.baseUrl, workspace.owner.id);
});
afterAll(() => workspace.close());
beforeEach(async () => {
  plannedRefusals = [];
  folder = await drive().root.children.addFolder({ name: `pnp ${++folders}`, conflictBehavior: 'fail' });
});

const drive = () => graph.drives.getById(workspace.driveId);
const getFolder = () => drive().getItemById(String(folder.id));

async function addFile(name: string, content: string): Promise<UploadedItem> {
  return drive().root.upload({ filePathName: `${folder.name}/${name}`, content, contentType: 'text/plain' });
}

describe('@pnp/graph works unmodified', () => {
  it('[GR-457] reads people, also page by page', async () => {
    expect(await graph.me.select('displayName')()).toMatchObject({ displayName: 'Ada Lovelace' });
    expect(await graph.users.getById(workspace.member.id)()).toMatchObject({ mail: workspace.member.mail });
    expect(await graph.users.search('"displayName:gra"')()).toMatchObject([{ displayName: 'Grace Hopper' }]);
    const names: unknown[] = [];
    for await (const page of graph.users.top(2)) names.push(...page.map(({ displayName }) => displayName));
    expect(names.toSorted()).toEqual(['Ada Lovelace', 'Alan Turing', 'Grace Hopper']);
  });

  it('[GR-457] reads a group with its members, team and channels', async () => {
    const group = graph.groups.getById(workspace.groupId);
    expect(await group()).toMatchObject({ displayName: 'Engines' });
    expect(await group.members()).toHaveLength(2);
    expect(await group.owners()).toMatchObject([{ displayName: 'Ada Lovelace' }]);
    expect(await graph.teams.getById(workspace.groupId)()).toMatchObject({ displayName: 'Engines' });
    const channels = await graph.teams.getById(workspace.groupId).channels();
    expect(channels.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(['General', 'Cards']));
    expect(await graph.me.joinedTeams()).toMatchObject([{ id: workspace.groupId }]);
  });

  it('[GR-457] uploads, lists, moves, reads and deletes files', async () => {
    const file = await addFile('a.txt', 'hello');
    const inside = await drive().root.children.addFolder({ name: 'target' });
    expect(await getFolder().children.select('name')()).toMatchObject([{ name: 'a.txt' }]);
    const item = drive().getItemById(String(file.id));
    const moved = await item.moveItem({
      name: 'b.txt',
      parentReference: { id: String(inside.id), driveId: workspace.driveId },
    });
    expect(moved).toMatchObject({ id: file.id, name: 'b.txt' });
    expect(await (await item.getContent()).text()).toBe('hello');
    await item.update({ description: 'moved' });
    await item.delete();
    await expect(item()).rejects.toMatchObject({ status: 404 });
  });

  it('[GR-457] creates an empty file with `file: {}` and then uploads its content', async () => {
    const added = await getFolder().children.add({
      filename: 'b.json',
      content: '{"a":1}',
      contentType: 'application/json',
    });
    expect(added).toMatchObject({ name: 'b.json', size: 7 });
  });

  it('[GR-457] finds items by path, with names that need encoding', async () => {
    await addFile('ünï (1) & more.txt', 'odd');
    const path = `${folder.name}/ünï (1) & more.txt`;
    expect(await drive().getItemByPath(path)()).toMatchObject({ name: 'ünï (1) & more.txt', size: 3 });
    expect(await drive().getItemsByPath(String(folder.name))()).toHaveLength(1);
  });

  it('[GR-457] pages through children and changes', async () => {
    for (const name of ['1', '2', '3']) await addFile(name, name);
    const names: unknown[] = [];
    for await (const page of getFolder().children.top(2)) names.push(...page.map(({ name }) => name));
    expect(names).toEqual(['1', '2', '3']);
    const round = await drive().root.delta()();
    if (!('delta' in round)) throw new Error('PnP found no round of changes');
    expect(round.values.length).toBeGreaterThan(3);
    expect(await round.delta()).toBeDefined();
  });

  it('[GR-457] checks out, checks in and lists versions', async () => {
    const file = await addFile('versions.txt', 'one');
    const item = drive().getItemById(String(file.id));
    await item.checkOut();
    await item.upload({ content: 'two', contentType: 'text/plain' });
    await item.checkIn({ checkInAs: 'published', comment: 'second' });
    expect(await item.versions()).toHaveLength(2);
    expect(await (await item.getContent()).text()).toBe('two');
  });

  it('[GR-458] creates an upload session with `{}` and sends its token to the upload URL', async () => {
    const content = Buffer.alloc(RANGE + 100, 7);
    const { session, resumableUpload } = await getFolder().createUploadSession({
      item: { name: 'up.bin' },
      conflictBehavior: 'replace',
    });
    expect(session.nextExpectedRanges).toEqual([expect.stringMatching(/^0-/)]);
    await resumableUpload.upload(RANGE, content.subarray(0, RANGE), `bytes 0-${RANGE - 1}/${content.length}`);
    expect(await resumableUpload.status()).toMatchObject({ nextExpectedRanges: [expect.stringMatching(`^${RANGE}-`)] });
    await resumableUpload.upload(
      100,
      content.subarray(RANGE),
      `bytes ${RANGE}-${content.length - 1}/${content.length}`,
    );
    const item = await drive().getItemByPath(`${folder.name}/up.bin`)();
    expect(item).toMatchObject({
      size: content.length,
      file: { hashes: { quickXorHash: computeQuickXorHash(content) } },
    });
  });

  it('[GR-458] cancels an upload session', async () => {
    const { resumableUpload } = await getFolder().createUploadSession({ item: { name: 'no.bin' } });
    await resumableUpload.cancel();
    await expect(resumableUpload.status()).rejects.toMatchObject({ status: 404 });
  });

  it('[GR-457] sends several calls in one batch', async () => {
    const [batched, execute] = graph.batched();
    const answers: unknown[] = [];
    batched.me().then((me) => answers.push(me.displayName));
    batched.groups
      .getById(workspace.groupId)()
      .then((group) => answers.push(group.displayName));
    await execute();
    expect(answers.toSorted()).toEqual(['Ada Lovelace', 'Engines']);
  });

  it('[GR-457] retries after a 429', async () => {
    plannedRefusals = [new Refusal(429, 'activityLimitReached', 'throttled', { headers: { 'retry-after': '1' } })];
    expect(await graph.me()).toMatchObject({ displayName: 'Ada Lovelace' });
  });

  it('[GR-457] reads and writes lists of the site: the library, columns and rows', async () => {
    const { id: siteId } = await graph.groups.getById(workspace.groupId).sites.root();
    const site = graph.sites.getById(String(siteId));
    const lists = await site.lists();
    expect(lists.map(({ displayName }) => displayName)).toContain('Documents');
    const added = await site.lists.add({ displayName: 'Tasks', list: { template: 'genericList' } });
    const list = site.lists.getById(String((added as { id?: string }).id));
    await list.columns.add({ name: 'due', text: {}, indexed: true });
    await list.items.add({ fields: { Title: 'Paint', due: 'soon' } } as never);
    const rows = await list.items.expand('fields')();
    expect(rows).toMatchObject([{ fields: { Title: 'Paint', due: 'soon' } }]);
    const row = list.items.getById(String(rows[0]?.id));
    await row.update({ fields: { due: 'now' } } as never);
    expect(await row.expand('fields')()).toMatchObject({ fields: { due: 'now' } });
    await row.delete();
    expect(await list.items()).toEqual([]);
    await list.delete();
  });
});
