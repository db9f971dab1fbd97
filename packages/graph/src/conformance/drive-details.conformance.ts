import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  createFreshFolder,
  createFreshName,
  encodeText,
  expectRefusal,
  fetchItem,
  fetchText,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineDriveDetailCases(getService: GetService): void {
  const itemParams = (item: DriveItem) => ({ driveId: getService().driveId, itemId: item.id });

  describe('drive details', () => {
    it('[GR-405] delete an item permanently, and may include no thumbnails', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      expect((await service.owner.client.call(operations.listThumbnails, itemParams(file))).value).toEqual([]);
      await service.owner.client.call(operations.deleteItemPermanently, itemParams(file));
      await expectRefusal(fetchItem(service, file), 404, 'itemNotFound');
    });

    it('[GR-406] return and delete single versions, and restore them by the older action name', async () => {
      const service = getService();
      const { client } = service.owner;
      const folder = await createFreshFolder(service);
      for (const text of ['one', 'two', 'three']) await putText(service, folder, 'a.txt', text);
      const file = await client.call(operations.getChildByPath, { ...itemParams(folder), path: 'a.txt' });
      const version = (versionId: string) => ({ ...itemParams(file), versionId });
      expect(await client.call(operations.getItemVersion, version('1.0'))).toMatchObject({ id: '1.0', size: 3 });
      await client.call(operations.deleteItemVersion, version('2.0'));
      await expectRefusal(client.call(operations.deleteItemVersion, version('3.0')), 400, 'invalidRequest');
      const { rows } = await client.page(operations.listItemVersions, itemParams(file));
      expect(rows.map(({ id }) => id)).toEqual(['3.0', '1.0']);
      const address = `POST /drives/${service.driveId}/items/${file.id}/versions/1.0/restore`;
      expect((await sendRaw(service, service.owner, address)).status).toBe(204);
      expect(await fetchText(service, file)).toBe('one');
    });

    it('[GR-407] apply a conflict behavior to content by item ID', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt', 'old');
      const putContent = (behavior: 'fail' | 'rename') =>
        service.owner.client.call(operations.putItemContent, itemParams(file), {
          bytes: encodeText('new'),
          query: { conflictBehavior: behavior },
        });
      await expectRefusal(putContent('fail'), 409, 'nameAlreadyExists');
      expect(await putContent('rename')).toMatchObject({ name: 'a 1.txt' });
      expect(await fetchText(service, file)).toBe('old');
    });

    it('[GR-408] keep the file system info of an upload, and defer its commit on request', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const fileSystemInfo = { createdDateTime: '2020-01-02T03:04:05Z', lastModifiedDateTime: '2021-01-02T03:04:05Z' };
      const params = { driveId: service.driveId, itemId: folder.id, path: 'a.txt' };
      const body = { item: { fileSystemInfo }, deferCommit: true };
      const { uploadUrl } = await service.owner.client.call(operations.createChildUploadSession, params, { body });
      const headers = { 'Content-Range': 'bytes 0-3/4' };
      expect(
        (await sendRaw(service, 'nobody', `PUT ${uploadUrl}`, { bytes: encodeText('text'), headers })).status,
      ).toBe(202);
      await expectRefusal(service.owner.client.call(operations.getChildByPath, params), 404, 'itemNotFound');
      const { status, body: made } = await sendRaw(service, 'nobody', `POST ${uploadUrl}`);
      expect(status).toBe(201);
      expect(made).toMatchObject({ name: 'a.txt', fileSystemInfo });
      expect((await sendRaw(service, 'nobody', `POST ${uploadUrl}`)).status).toBe(404);
    });

    it('[GR-420] are listed for a group and for its site', async () => {
      const { owner, outsider, driveId, groupId } = getService();
      const { value } = await owner.client.call(operations.listGroupDrives, { groupId });
      expect(value.map(({ id }) => id)).toContain(driveId);
      const site = await owner.client.call(operations.getGroupRootSite, { groupId });
      const siteDrives = await owner.client.call(operations.listSiteDrives, { siteId: site.id });
      expect(siteDrives.value.map(({ id }) => id)).toEqual(value.map(({ id }) => id));
      await expectRefusal(outsider.client.call(operations.listGroupDrives, { groupId }), 403, 'accessDenied');
    });

    it('[GR-421] match paths regardless of case, and with a trailing slash', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt');
      for (const address of [
        `/Groups/${service.groupId}/Drive/Root:/${folder.name}/A.TXT`,
        `/drives/${service.driveId}/ROOT:/${folder.name}/a.txt:/`,
        `/drives/${service.driveId}/Items/${folder.id}:/a.txt/`,
        `/drives/${service.driveId}/items/${file.id}/`,
      ]) {
        expect(await sendRaw(service, service.owner, `GET ${address}`)).toMatchObject({
          status: 200,
          body: { id: file.id },
        });
      }
    });

    it('[GR-422] accept a time as a change token', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const old = await putText(service, folder, 'old.txt');
      const { lastModifiedDateTime } = await fetchItem(service, old);
      const startTime = new Date(Date.parse(String(lastModifiedDateTime)) - 1000).toISOString();
      const query = { token: startTime, top: 1000 };
      const { rows } = await service.owner.client.page(
        operations.listDriveChanges,
        { driveId: service.driveId },
        { query },
      );
      expect(rows.map(({ id }) => id)).toContain(old.id);
      const unread = { query: { token: '2026-99-99T00:00:00Z' } };
      const refused = service.owner.client.page(operations.listDriveChanges, { driveId: service.driveId }, unread);
      await expectRefusal(refused, 410, /^resync/);
    });

    it('[GR-423] filter children by name only', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      for (const name of ['apple.txt', 'apricot.txt', 'pear.txt']) await putText(service, folder, name);
      const find = async (filter: string) => {
        const { rows } = await service.owner.client.page(operations.listChildren, itemParams(folder), {
          query: { filter },
        });
        return rows.map(({ name }) => name);
      };
      expect(await find("name eq 'APPLE.txt'")).toEqual(['apple.txt']);
      expect(await find("startswith(name,'ap')")).toEqual(['apple.txt', 'apricot.txt']);
      await expectRefusal(find('size gt 3'), 400, 'invalidRequest');
    });

    it('[GR-424] expand the children of a folder', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await putText(service, folder, 'a.txt');
      const address = `GET /drives/${service.driveId}/items/${folder.id}?$expand=children`;
      const { body } = await sendRaw(service, service.owner, address);
      expect(body.children).toMatchObject([{ name: 'a.txt' }]);
      const item = `GET /drives/${service.driveId}/items/${folder.id}`;
      expect((await sendRaw(service, service.owner, `${item}?$expand=thumbnails`)).body.thumbnails).toEqual([]);
      expect((await sendRaw(service, service.owner, `${item}?$expand=permissions`)).status).toBe(400);
    });
  });
}

export function defineDriveSocketCases(getService: GetService): void {
  describe('change notification sockets', () => {
    it('[GR-400] have a URL that contains its own credential and expires', async () => {
      const { owner, driveId } = getService();
      for (const operation of [operations.getDriveSocket, operations.getDriveListSocket]) {
        const { id, notificationUrl, expirationDateTime } = await owner.client.call(operation, { driveId });
        expect(id).not.toBe('');
        expect(new URL(notificationUrl).search).not.toBe('');
        expect(Date.parse(String(expirationDateTime))).toBeGreaterThan(Date.now());
      }
    });

    it('[GR-401] are forbidden without permissions on the drive', async () => {
      const { owner, outsider, groupId } = getService();
      const body = { displayName: createFreshName(getService(), 'quiet'), list: { template: 'documentLibrary' } };
      const created = await owner.client.call(operations.createGroupList, { groupId }, { body });
      const { body: drive } = await sendRaw(
        getService(),
        owner,
        `GET /groups/${groupId}/sites/root/lists/${created.id}/drive`,
      );
      const refused = outsider.client.call(operations.getDriveSocket, { driveId: drive.id });
      await expectRefusal(refused, 403, 'accessDenied');
      const ofGroup = await sendRaw(
        getService(),
        getService().owner,
        `GET /groups/${groupId}/drive/root/subscriptions/socketIo`,
      );
      expect(ofGroup.status).toBe(200);
    });
  });
}
