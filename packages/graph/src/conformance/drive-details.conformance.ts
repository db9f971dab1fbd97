import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  createFreshFolder,
  encode,
  expectRefusal,
  type GetWorld,
  putText,
  readItem,
  readText,
  sendRaw,
} from './world.ts';

export function driveDetailCases(open: GetWorld): void {
  const itemParams = (item: DriveItem) => ({ driveId: open().driveId, itemId: item.id });

  describe('drive details', () => {
    it('[GR-405] delete an item permanently, and may include no thumbnails', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.txt');
      expect((await world.owner.client.call(operations.listThumbnails, itemParams(file))).value).toEqual([]);
      await world.owner.client.call(operations.deleteItemPermanently, itemParams(file));
      await expectRefusal(readItem(world, file), 404, 'itemNotFound');
    });

    it('[GR-406] return and delete single versions, and restore them by the older action name', async () => {
      const world = open();
      const { client } = world.owner;
      const folder = await createFreshFolder(world);
      for (const text of ['one', 'two', 'three']) await putText(world, folder, 'a.txt', text);
      const file = await client.call(operations.getChildByPath, { ...itemParams(folder), path: 'a.txt' });
      const version = (versionId: string) => ({ ...itemParams(file), versionId });
      expect(await client.call(operations.getItemVersion, version('1.0'))).toMatchObject({ id: '1.0', size: 3 });
      await client.call(operations.deleteItemVersion, version('2.0'));
      await expectRefusal(client.call(operations.deleteItemVersion, version('3.0')), 400, 'invalidRequest');
      const { rows } = await client.page(operations.listItemVersions, itemParams(file));
      expect(rows.map(({ id }) => id)).toEqual(['3.0', '1.0']);
      const address = `POST /drives/${world.driveId}/items/${file.id}/versions/1.0/restore`;
      expect((await sendRaw(world, world.owner, address)).status).toBe(204);
      expect(await readText(world, file)).toBe('one');
    });

    it('[GR-407] apply a conflict behavior to content by item ID', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.txt', 'old');
      const putContent = (behavior: 'fail' | 'rename') =>
        world.owner.client.call(operations.putItemContent, itemParams(file), {
          bytes: encode('new'),
          query: { conflictBehavior: behavior },
        });
      await expectRefusal(putContent('fail'), 409, 'nameAlreadyExists');
      expect(await putContent('rename')).toMatchObject({ name: 'a 1.txt' });
      expect(await readText(world, file)).toBe('old');
    });

    it('[GR-408] keep the file system info of an upload, and defer its commit on request', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const fileSystemInfo = { createdDateTime: '2020-01-02T03:04:05Z', lastModifiedDateTime: '2021-01-02T03:04:05Z' };
      const params = { driveId: world.driveId, itemId: folder.id, path: 'a.txt' };
      const body = { item: { fileSystemInfo }, deferCommit: true };
      const { uploadUrl } = await world.owner.client.call(operations.createChildUploadSession, params, { body });
      const headers = { 'Content-Range': 'bytes 0-3/4' };
      expect((await sendRaw(world, 'nobody', `PUT ${uploadUrl}`, { bytes: encode('text'), headers })).status).toBe(202);
      await expectRefusal(world.owner.client.call(operations.getChildByPath, params), 404, 'itemNotFound');
      const { status, body: made } = await sendRaw(world, 'nobody', `POST ${uploadUrl}`);
      expect(status).toBe(201);
      expect(made).toMatchObject({ name: 'a.txt', fileSystemInfo });
      expect((await sendRaw(world, 'nobody', `POST ${uploadUrl}`)).status).toBe(404);
    });

    it('[GR-420] are listed for a group and for its site', async () => {
      const { owner, outsider, driveId, groupId } = open();
      const { value } = await owner.client.call(operations.listGroupDrives, { groupId });
      expect(value.map(({ id }) => id)).toContain(driveId);
      const site = await owner.client.call(operations.getGroupRootSite, { groupId });
      const siteDrives = await owner.client.call(operations.listSiteDrives, { siteId: site.id });
      expect(siteDrives.value.map(({ id }) => id)).toEqual(value.map(({ id }) => id));
      await expectRefusal(outsider.client.call(operations.listGroupDrives, { groupId }), 403, 'accessDenied');
    });

    it('[GR-421] match paths regardless of case, and with a trailing slash', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt');
      for (const address of [
        `/Groups/${world.groupId}/Drive/Root:/${folder.name}/A.TXT`,
        `/drives/${world.driveId}/ROOT:/${folder.name}/a.txt:/`,
        `/drives/${world.driveId}/Items/${folder.id}:/a.txt/`,
        `/drives/${world.driveId}/items/${file.id}/`,
      ]) {
        expect(await sendRaw(world, world.owner, `GET ${address}`)).toMatchObject({
          status: 200,
          body: { id: file.id },
        });
      }
    });

    it('[GR-422] accept a time as a change token', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const old = await putText(world, folder, 'old.txt');
      const { lastModifiedDateTime } = await readItem(world, old);
      const startTime = new Date(Date.parse(String(lastModifiedDateTime)) - 1000).toISOString();
      const query = { token: startTime, top: 1000 };
      const { rows } = await world.owner.client.page(
        operations.listDriveChanges,
        { driveId: world.driveId },
        { query },
      );
      expect(rows.map(({ id }) => id)).toContain(old.id);
      const unread = { query: { token: '2026-99-99T00:00:00Z' } };
      const refused = world.owner.client.page(operations.listDriveChanges, { driveId: world.driveId }, unread);
      await expectRefusal(refused, 410, /^resync/);
    });

    it('[GR-423] filter children by name only', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      for (const name of ['apple.txt', 'apricot.txt', 'pear.txt']) await putText(world, folder, name);
      const find = async (filter: string) => {
        const { rows } = await world.owner.client.page(operations.listChildren, itemParams(folder), {
          query: { filter },
        });
        return rows.map(({ name }) => name);
      };
      expect(await find("name eq 'APPLE.txt'")).toEqual(['apple.txt']);
      expect(await find("startswith(name,'ap')")).toEqual(['apple.txt', 'apricot.txt']);
      await expectRefusal(find('size gt 3'), 400, 'invalidRequest');
    });

    it('[GR-424] expand the children of a folder', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      await putText(world, folder, 'a.txt');
      const address = `GET /drives/${world.driveId}/items/${folder.id}?$expand=children`;
      const { body } = await sendRaw(world, world.owner, address);
      expect(body.children).toMatchObject([{ name: 'a.txt' }]);
      const item = `GET /drives/${world.driveId}/items/${folder.id}`;
      expect((await sendRaw(world, world.owner, `${item}?$expand=thumbnails`)).body.thumbnails).toEqual([]);
      expect((await sendRaw(world, world.owner, `${item}?$expand=permissions`)).status).toBe(400);
    });
  });
}
