import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  encodeText,
  expectRefusal,
  fetchItem,
  fetchText,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineVersionCases(getService: GetService): void {
  const itemParams = (item: DriveItem) => ({ driveId: getService().driveId, itemId: item.id });
  const listVersionIds = async (item: DriveItem) =>
    (await getService().owner.client.page(operations.listItemVersions, itemParams(item))).rows;

  describe('versions', () => {
    it('[GR-70] are created for content and fields, newest first', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'one');
      await putText(service, folder, 'a.txt', 'two');
      const row = await service.owner.client.call(operations.getItemListItem, itemParams(file));
      const params = { driveId: service.driveId, listItemId: row.id };
      await service.owner.client.call(operations.updateDriveListItemFields, params, { body: { Title: 'Titled' } });
      expect((await listVersionIds(file)).map((version) => version.id)).toEqual(['3.0', '2.0', '1.0']);
      const { rows } = await service.owner.client.page(operations.listListItemVersions, params);
      expect(rows.map((version) => version.fields?.Title)).toEqual(['Titled', undefined, undefined]);
    });

    it('[GR-108] and field values of a file are also available through its row', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'one');
      const byId = `/drives/${service.driveId}/items/${file.id}/listItem`;
      const byPath = `/drives/${service.driveId}/root:/${folder.name}/a.txt:/listItem`;
      const written = await sendRaw(service, service.owner, `PATCH ${byPath}/fields`, { body: { Title: 'Titled' } });
      expect([written.status, written.body.Title]).toEqual([200, 'Titled']);
      const read = await sendRaw(service, service.owner, `GET ${byId}/fields?$select=Title,FileLeafRef`);
      expect(read.body).toMatchObject({ Title: 'Titled', FileLeafRef: 'a.txt' });
      expect(read.body.Created).toBeUndefined();
      const { body } = await sendRaw(service, service.owner, `GET ${byId}/versions?$expand=fields`);
      expect(body.value).toMatchObject([{ id: '2.0', fields: { Title: 'Titled' } }, { id: '1.0' }]);
      expect((await sendRaw(service, service.outsider, `GET ${byId}/fields`)).status).toBe(403);
      expect((await sendRaw(service, service.outsider, `PATCH ${byId}/fields`, { body: { Title: 'x' } })).status).toBe(
        403,
      );
      expect((await sendRaw(service, service.owner, `GET ${byPath.replace('a.txt', 'b.txt')}/fields`)).status).toBe(
        404,
      );
      expect((await sendRaw(service, service.owner, `GET ${byId}/nothing`)).status).toBe(400);
    });

    it('[GR-71] return their content, except the current one', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'one');
      await putText(service, folder, 'a.txt', 'two');
      const content = (id: string) =>
        sendRaw(service, service.owner, `GET /drives/${service.driveId}/items/${file.id}/versions/${id}/content`);
      const old = await content('1.0');
      expect(old.status).toBe(302);
      expect(await (await service.fetch(String(old.headers.get('Location')))).text()).toBe('one');
      expect((await content('2.0')).status).toBe(400);
      expect((await content('9.0')).status).toBe(404);
    });

    it('[GR-500] have a download URL, except the current one and in strict tenants', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'one');
      await putText(service, folder, 'a.txt', 'two');
      const read = async (versionId: string) => {
        const version = await service.owner.client.call(operations.getItemVersion, { ...itemParams(file), versionId });
        const address = version['@microsoft.graph.downloadUrl'];
        return address && (await service.owner.client.download(address)).text();
      };
      expect(await read('2.0')).toBeUndefined();
      if (service.tenantRules === undefined) expect([undefined, 'one']).toContain(await read('1.0'));
      else expect(await read('1.0')).toBe(service.tenantRules.includes('no-version-addresses') ? undefined : 'one');
    });

    it('[GR-501] return the redirect to their content in a batch', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'one');
      await putText(service, folder, 'a.txt', 'two');
      const content = `/drives/${service.driveId}/items/${file.id}/versions/1.0/content`;
      const [entry] = await service.owner.client.batchGet([content]);
      const address = new Headers(entry?.headers).get('Location');
      expect([entry?.status, await (await service.fetch(String(address))).text()]).toEqual([302, 'one']);
    });

    it('[GR-72] are restored as a new version', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'one');
      await putText(service, folder, 'a.txt', 'two');
      const restore = (versionId: string) =>
        service.owner.client.call(operations.restoreVersion, { ...itemParams(file), versionId });
      await restore('1.0');
      expect(await fetchText(service, file)).toBe('one');
      expect((await listVersionIds(file)).map((version) => version.id)).toEqual(['3.0', '2.0', '1.0']);
      await expectRefusal(restore('3.0'), 400, 'invalidRequest');
    });

    it('[GR-73] are not created by renaming', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      await service.owner.client.call(operations.updateItem, itemParams(file), { body: { name: 'b.txt' } });
      expect(await listVersionIds(file)).toHaveLength(1);
    });
  });
}

export function defineCheckOutCases(getService: GetService): void {
  const at = (item: DriveItem) => ({ driveId: getService().driveId, itemId: item.id });
  const freshFile = async () => putText(getService(), await createFreshFolder(getService()), 'a.txt', 'before');

  describe('a checked-out file', () => {
    it('[GR-74] shows its state only to the user who checked it out', async () => {
      const service = getService();
      const file = await freshFile();
      await service.owner.client.call(operations.checkOut, at(file));
      expect((await fetchItem(service, file)).publication?.level).toBe('checkout');
      expect((await fetchItem(service, file, service.member)).publication?.checkedOutBy).toBeUndefined();
    });

    it('[GR-75] is locked for others: content, fields, name, deletion, check-out', async () => {
      const service = getService();
      const { owner, member } = service;
      const file = await freshFile();
      const row = await owner.client.call(operations.getItemListItem, at(file));
      const fields = { driveId: service.driveId, listItemId: row.id };
      await owner.client.call(operations.checkOut, at(file));
      const { call } = member.client;
      for (const attempt of [
        () => call(operations.putItemContent, at(file), { bytes: encodeText('x') }),
        () => call(operations.updateDriveListItemFields, fields, { body: { Title: 'x' } }),
        () => call(operations.updateItem, at(file), { body: { name: 'x' } }),
        () => call(operations.deleteItem, at(file)),
        () => call(operations.checkOut, at(file)),
        () => call(operations.checkIn, at(file), { body: {} }),
        () => call(operations.discardCheckOut, at(file)),
      ]) {
        await expectRefusal(attempt(), 423, 'resourceLocked');
      }
    });

    it('[GR-76] shows its last checked-in version to other users', async () => {
      const service = getService();
      const file = await freshFile();
      await service.owner.client.call(operations.checkOut, at(file));
      await service.owner.client.call(operations.putItemContent, at(file), { bytes: encodeText('after') });
      expect(await fetchText(service, file)).toBe('after');
      expect(await fetchText(service, file, service.member)).toBe('before');
    });

    it('[GR-77] becomes a new version at check-in, and shows only the latest comment', async () => {
      const service = getService();
      const { client } = service.owner;
      const file = await freshFile();
      for (const comment of ['first', 'second']) {
        await client.call(operations.checkOut, at(file));
        await client.call(operations.putItemContent, at(file), { bytes: encodeText(comment) });
        await client.call(operations.checkIn, at(file), { body: { comment, checkInAs: 'published' } });
      }
      expect(await fetchText(service, file, service.member)).toBe('second');
      const row = await client.call(operations.getItemListItem, at(file));
      const params = { driveId: service.driveId, listItemId: row.id };
      const { rows } = await client.page(operations.listListItemVersions, params);
      expect(rows.map((version) => version.id)).toEqual(['3.0', '2.0', '1.0']);
      expect(rows.map((version) => version.fields?._CheckinComment)).toEqual(['second', 'second', 'second']);
    });

    it('[GR-78] is restored when the check-out is discarded', async () => {
      const service = getService();
      const file = await freshFile();
      await service.owner.client.call(operations.checkOut, at(file));
      await service.owner.client.call(operations.putItemContent, at(file), { bytes: encodeText('after') });
      await service.owner.client.call(operations.discardCheckOut, at(file));
      expect(await fetchText(service, file)).toBe('before');
      await service.member.client.call(operations.putItemContent, at(file), { bytes: encodeText('mine') });
      expect(await fetchText(service, file)).toBe('mine');
    });

    it('[GR-79] can be checked out again by the same user', async () => {
      const file = await freshFile();
      const { call } = getService().owner.client;
      await call(operations.checkOut, at(file));
      await call(operations.checkOut, at(file));
      await call(operations.checkIn, at(file), { body: {} });
      await expectRefusal(call(operations.checkIn, at(file), { body: {} }), 400, 'invalidRequest');
      await expectRefusal(call(operations.discardCheckOut, at(file)), 400, 'invalidRequest');
    });

    it('[GR-80] cannot be a folder', async () => {
      const folder = await addFolder(getService(), await createFreshFolder(getService()), 'sub');
      const attempt = getService().owner.client.call(operations.checkOut, at(folder));
      await expect(attempt).rejects.toMatchObject({ status: 400 });
    });
  });
}
