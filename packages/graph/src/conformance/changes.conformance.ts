import { describe, expect, it } from 'vitest';
import type { GraphPage } from '../client.ts';
import { operations } from '../operations.ts';
import type { DriveChange, DriveItem } from '../resources/drive-item.ts';
import { addFolder, ask, type ConformanceWorld, expectRefusal, freshFolder, putText, type World } from './world.ts';

interface Round {
  readonly rows: readonly DriveChange[];
  readonly pages: readonly GraphPage<DriveChange>[];
  readonly deltaLink: string;
}

/** Reads pages until the delta link. */
async function readRound(world: ConformanceWorld, link?: string, top?: number, headers = {}): Promise<Round> {
  const params = { driveId: world.driveId };
  const options = { headers, ...(top !== undefined && { query: { top } }) };
  const read = (from?: string) =>
    world.owner.client.page(operations.listDriveChanges, params, {
      ...options,
      ...(from !== undefined && { link: from }),
    });
  const pages = [await read(link)];
  for (let page = pages[0]; page?.nextLink !== undefined; page = pages.at(-1)) {
    expect(page.deltaLink).toBeUndefined();
    pages.push(await read(page.nextLink));
  }
  const deltaLink = pages.at(-1)?.deltaLink;
  if (deltaLink === undefined) throw new Error('The last page has no delta link');
  return { rows: pages.flatMap((page) => page.rows), pages, deltaLink };
}

async function latest(world: ConformanceWorld): Promise<string> {
  const query = { token: 'latest' };
  const page = await world.owner.client.page(operations.listDriveChanges, { driveId: world.driveId }, { query });
  expect(page.rows).toEqual([]);
  return String(page.deltaLink);
}

/** What the rows say of an item in the end. */
function lastOf(rows: readonly DriveChange[], { id }: DriveItem): DriveChange | undefined {
  return rows.findLast((row) => row.id === id);
}

export function changeCases(open: World): void {
  describe('changes of a drive', () => {
    const rename = (item: DriveItem, name: string) =>
      open().owner.client.call(operations.updateItem, { driveId: open().driveId, itemId: item.id }, { body: { name } });
    const remove = (item: DriveItem) =>
      open().owner.client.call(operations.deleteItem, { driveId: open().driveId, itemId: item.id });

    it('[GR-160] begin with everything there is, the root too, on pages whose last has the delta link', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await putText(world, folder, 'a/b.txt');
      const { rows, pages } = await readRound(world, undefined, 2);
      expect(pages.length).toBeGreaterThan(1);
      expect(rows.some((row) => row.root)).toBe(true);
      for (const item of [folder, file]) expect(lastOf(rows, item)).toMatchObject({ name: item.name });
      expect(lastOf(rows, file)).toMatchObject({ size: 7, file: {}, parentReference: { driveId: world.driveId } });
    });

    it('[GR-161] are the current state of what changed since, with the folders above up to the root', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await putText(world, folder, 'a.txt');
      const other = await putText(world, folder, 'other.txt');
      const link = await latest(world);
      await rename(file, 'b.txt');
      await rename(file, 'c.txt');
      const { rows } = await readRound(world, link);
      expect(lastOf(rows, file)).toMatchObject({ name: 'c.txt' });
      expect(lastOf(rows, folder)).toBeDefined();
      expect(rows.some((row) => row.root)).toBe(true);
      expect(lastOf(rows, other)).toBeUndefined();
    });

    it('[GR-162] leave the folders above out when asked to', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const link = await latest(world);
      await putText(world, folder, 'a.txt');
      const { rows } = await readRound(world, link, undefined, { deltaExcludeParent: 'true' });
      expect(lastOf(rows, folder)).toBeUndefined();
    });

    it('[GR-163] are none when nothing changed, and the same when asked again', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const link = await latest(world);
      const file = await putText(world, folder, 'a.txt');
      const first = await readRound(world, link);
      const again = await readRound(world, link);
      expect(lastOf(again.rows, file)).toEqual(lastOf(first.rows, file));
      const quiet = await readRound(world, first.deltaLink);
      expect(quiet.rows.filter((row) => !row.root)).toEqual([]);
    });

    it('[GR-164] show what is gone by id only', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await putText(world, folder, 'a.txt');
      const link = await latest(world);
      await remove(file);
      const row = lastOf((await readRound(world, link)).rows, file);
      expect(row).toMatchObject({ deleted: { state: 'deleted' }, file: {} });
      expect(row?.eTag).toBeUndefined();
    });

    it('[GR-165] show a deleted folder itself, and nothing alive in it', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await putText(world, folder, 'sub/a.txt');
      const link = await latest(world);
      await remove(folder);
      const { rows } = await readRound(world, link);
      expect(lastOf(rows, folder)?.deleted).toBeDefined();
      expect(rows.filter((row) => row.id === file.id && !row.deleted)).toEqual([]);
      expect(
        lastOf(
          (await readRound(world)).rows.filter((row) => !row.deleted),
          folder,
        ),
      ).toBeUndefined();
    });

    it('[GR-166] show a renamed or moved folder without what is in it', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const sub = await addFolder(world, folder, 'sub');
      const file = await putText(world, sub, 'a.txt');
      const link = await latest(world);
      await rename(sub, 'renamed');
      const { rows } = await readRound(world, link);
      expect(lastOf(rows, sub)).toMatchObject({ name: 'renamed', parentReference: { id: folder.id } });
      expect(lastOf(rows, file)).toBeUndefined();
    });

    it('[GR-174] say where an item lies, or nothing of it', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const sub = await addFolder(world, folder, 'sub folder');
      const link = await latest(world);
      const file = await putText(world, sub, 'a.txt');
      const { rows } = await readRound(world, link);
      const { path, ...parent } = lastOf(rows, file)?.parentReference ?? {};
      expect(parent).toMatchObject({ driveId: world.driveId, id: sub.id });
      const told = `/drives/${world.driveId}/root:/${folder.name}/sub%20folder`;
      if (world.tenantRules === undefined) expect([undefined, told]).toContain(path);
      else expect(path).toBe(world.tenantRules.includes('no-delta-paths') ? undefined : told);
      const root = rows.find((row) => row.root);
      expect(root?.parentReference).toMatchObject({ driveId: world.driveId });
      expect(root?.parentReference?.path).toBeUndefined();
    });

    it('[GR-167] tell of field values, and not of permissions', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const params = { driveId: world.driveId, itemId: file.id };
      const link = await latest(world);
      const body = { recipients: [{ objectId: world.outsider.id }], roles: ['read'], requireSignIn: true };
      await world.owner.client.call(operations.invite, params, { body });
      const afterGrant = await readRound(world, link);
      expect(lastOf(afterGrant.rows, file)).toBeUndefined();
      const row = await world.owner.client.call(operations.getItemListItem, params);
      await world.owner.client.call(
        operations.updateDriveListItemFields,
        { driveId: world.driveId, listItemId: row.id },
        { body: { Title: 'New' } },
      );
      expect(lastOf((await readRound(world, afterGrant.deltaLink)).rows, file)).toBeDefined();
    });

    it('[GR-409] do not say who changed what, nor how often its content changed', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const row = lastOf((await readRound(world)).rows, file);
      expect(row?.eTag).toBeDefined();
      for (const name of ['createdBy', 'lastModifiedBy', 'cTag'] as const) expect(row?.[name]).toBeUndefined();
    });

    it('[GR-168] give a new id to a name that was deleted and made again', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const old = await putText(world, folder, 'a.txt');
      const link = await latest(world);
      await remove(old);
      const made = await putText(world, folder, 'a.txt');
      const { rows } = await readRound(world, link);
      expect(lastOf(rows, old)?.deleted).toBeDefined();
      expect(lastOf(rows, made)).toMatchObject({ name: 'a.txt' });
    });

    it('[GR-169] miss nothing that happens while pages are read', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const link = await latest(world);
      const files: DriveItem[] = [];
      for (const name of ['a', 'b', 'c', 'd']) files.push(await putText(world, folder, name));
      const { client } = world.owner;
      const params = { driveId: world.driveId };
      const first = await client.page(operations.listDriveChanges, params, { link: `${link}&$top=2` });
      await rename(files[0]!, 'late');
      const rest = await readRound(world, first.nextLink ?? first.deltaLink);
      const second = await readRound(world, rest.deltaLink);
      const rows = [...first.rows, ...rest.rows, ...second.rows];
      expect(lastOf(rows, files[0]!)).toMatchObject({ name: 'late' });
      for (const file of files) expect(lastOf(rows, file)).toBeDefined();
    });

    it('[GR-173] tell of what goes while everything is enumerated', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const files: DriveItem[] = [];
      for (const name of ['a', 'b', 'c', 'd', 'e']) files.push(await putText(world, folder, name));
      const { client } = world.owner;
      const params = { driveId: world.driveId };
      const shownOn = ({ rows }: GraphPage<DriveChange>) => files.find((file) => lastOf(rows, file));
      let page = await client.page(operations.listDriveChanges, params, { query: { top: 2 } });
      while (!shownOn(page)) page = await client.page(operations.listDriveChanges, params, { link: page.nextLink! });
      const told = shownOn(page)!;
      await remove(told);
      const rest = await readRound(world, page.nextLink!);
      const second = await readRound(world, rest.deltaLink);
      expect(lastOf([...rest.rows, ...second.rows], told)).toMatchObject({ deleted: { state: 'deleted' } });
      for (const file of files.filter((one) => one !== told)) {
        expect(lastOf([...page.rows, ...rest.rows], file)).toMatchObject({ name: file.name });
      }
    });

    it('[GR-170] start over with 410 when the token is of no use', async () => {
      const world = open();
      const link = await latest(world);
      await world.expireChangeTokens(world.driveId);
      const { driveId } = world;
      const call = world.owner.client.page(operations.listDriveChanges, { driveId }, { link });
      const error = await call.catch((thrown) => thrown);
      expect(error).toMatchObject({ status: 410, code: expect.stringMatching(/^resync/) });
      expect(String(error.location)).toContain('/delta');
      const fresh = await ask(world, world.owner, `GET ${error.location}`);
      expect(fresh.status).toBe(200);
      const garbled = world.owner.client.page(operations.listDriveChanges, { driveId }, { query: { token: 'x' } });
      await expectRefusal(garbled, 410, /^resync/);
    });

    it('[GR-171] are kept at the root, under any of its addresses', async () => {
      const world = open();
      const root = await world.owner.client.call(operations.getRoot, { driveId: world.driveId });
      const byId = await ask(world, world.owner, `GET /drives/${world.driveId}/items/${root.id}/delta?token=latest`);
      expect(byId.body['@odata.deltaLink']).toContain('token=');
      const address = `GET /drives/${world.driveId}/root/delta(token='latest')`;
      expect((await ask(world, world.owner, address)).body.value).toEqual([]);
    });

    it('[GR-172] keep selection and page size in their links', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await addFolder(world, folder, 'sub');
      const first = await ask(world, world.owner, `GET /drives/${world.driveId}/root/delta?$select=id,name&$top=1`);
      const next = await ask(world, world.owner, `GET ${first.body['@odata.nextLink']}`);
      expect(next.status).toBe(200);
      for (const row of [...first.body.value, ...next.body.value]) expect(row.size).toBeUndefined();
    });
  });
}
