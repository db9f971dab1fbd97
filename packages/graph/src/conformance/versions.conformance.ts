import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  encode,
  expectRefusal,
  type GetWorld,
  putText,
  readItem,
  readText,
  sendRaw,
} from './world.ts';

export function versionCases(open: GetWorld): void {
  const itemParams = (item: DriveItem) => ({ driveId: open().driveId, itemId: item.id });
  const listVersionIds = async (item: DriveItem) =>
    (await open().owner.client.page(operations.listItemVersions, itemParams(item))).rows;

  describe('versions', () => {
    it('[GR-70] are created for content and fields, newest first', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      await putText(world, folder, 'a.txt', 'two');
      const row = await world.owner.client.call(operations.getItemListItem, itemParams(file));
      const params = { driveId: world.driveId, listItemId: row.id };
      await world.owner.client.call(operations.updateDriveListItemFields, params, { body: { Title: 'Titled' } });
      expect((await listVersionIds(file)).map((version) => version.id)).toEqual(['3.0', '2.0', '1.0']);
      const { rows } = await world.owner.client.page(operations.listListItemVersions, params);
      expect(rows.map((version) => version.fields?.Title)).toEqual(['Titled', undefined, undefined]);
    });

    it('[GR-108] and field values of a file are also available through its row', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      const byId = `/drives/${world.driveId}/items/${file.id}/listItem`;
      const byPath = `/drives/${world.driveId}/root:/${folder.name}/a.txt:/listItem`;
      const written = await sendRaw(world, world.owner, `PATCH ${byPath}/fields`, { body: { Title: 'Titled' } });
      expect([written.status, written.body.Title]).toEqual([200, 'Titled']);
      const read = await sendRaw(world, world.owner, `GET ${byId}/fields?$select=Title,FileLeafRef`);
      expect(read.body).toMatchObject({ Title: 'Titled', FileLeafRef: 'a.txt' });
      expect(read.body.Created).toBeUndefined();
      const { body } = await sendRaw(world, world.owner, `GET ${byId}/versions?$expand=fields`);
      expect(body.value).toMatchObject([{ id: '2.0', fields: { Title: 'Titled' } }, { id: '1.0' }]);
      expect((await sendRaw(world, world.outsider, `GET ${byId}/fields`)).status).toBe(403);
      expect((await sendRaw(world, world.outsider, `PATCH ${byId}/fields`, { body: { Title: 'x' } })).status).toBe(403);
      expect((await sendRaw(world, world.owner, `GET ${byPath.replace('a.txt', 'b.txt')}/fields`)).status).toBe(404);
      expect((await sendRaw(world, world.owner, `GET ${byId}/nothing`)).status).toBe(400);
    });

    it('[GR-71] return their content, except the current one', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      await putText(world, folder, 'a.txt', 'two');
      const content = (id: string) =>
        sendRaw(world, world.owner, `GET /drives/${world.driveId}/items/${file.id}/versions/${id}/content`);
      const old = await content('1.0');
      expect(old.status).toBe(302);
      expect(await (await world.fetch(String(old.headers.get('Location')))).text()).toBe('one');
      expect((await content('2.0')).status).toBe(400);
      expect((await content('9.0')).status).toBe(404);
    });

    it('[GR-500] have a download URL, except the current one and in strict tenants', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      await putText(world, folder, 'a.txt', 'two');
      const read = async (versionId: string) => {
        const version = await world.owner.client.call(operations.getItemVersion, { ...itemParams(file), versionId });
        const address = version['@microsoft.graph.downloadUrl'];
        return address && (await world.owner.client.download(address)).text();
      };
      expect(await read('2.0')).toBeUndefined();
      if (world.tenantRules === undefined) expect([undefined, 'one']).toContain(await read('1.0'));
      else expect(await read('1.0')).toBe(world.tenantRules.includes('no-version-addresses') ? undefined : 'one');
    });

    it('[GR-501] return the redirect to their content in a batch', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      await putText(world, folder, 'a.txt', 'two');
      const content = `/drives/${world.driveId}/items/${file.id}/versions/1.0/content`;
      const [entry] = await world.owner.client.batchGet([content]);
      const address = new Headers(entry?.headers).get('Location');
      expect([entry?.status, await (await world.fetch(String(address))).text()]).toEqual([302, 'one']);
    });

    it('[GR-72] are restored as a new version', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      await putText(world, folder, 'a.txt', 'two');
      const restore = (versionId: string) =>
        world.owner.client.call(operations.restoreVersion, { ...itemParams(file), versionId });
      await restore('1.0');
      expect(await readText(world, file)).toBe('one');
      expect((await listVersionIds(file)).map((version) => version.id)).toEqual(['3.0', '2.0', '1.0']);
      await expectRefusal(restore('3.0'), 400, 'invalidRequest');
    });

    it('[GR-73] are not created by renaming', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.txt');
      await world.owner.client.call(operations.updateItem, itemParams(file), { body: { name: 'b.txt' } });
      expect(await listVersionIds(file)).toHaveLength(1);
    });
  });
}

export function checkOutCases(open: GetWorld): void {
  const at = (item: DriveItem) => ({ driveId: open().driveId, itemId: item.id });
  const freshFile = async () => putText(open(), await createFreshFolder(open()), 'a.txt', 'before');

  describe('a checked-out file', () => {
    it('[GR-74] shows its state only to the user who checked it out', async () => {
      const world = open();
      const file = await freshFile();
      await world.owner.client.call(operations.checkOut, at(file));
      expect((await readItem(world, file)).publication?.level).toBe('checkout');
      expect((await readItem(world, file, world.member)).publication?.checkedOutBy).toBeUndefined();
    });

    it('[GR-75] is locked for others: content, fields, name, deletion, check-out', async () => {
      const world = open();
      const { owner, member } = world;
      const file = await freshFile();
      const row = await owner.client.call(operations.getItemListItem, at(file));
      const fields = { driveId: world.driveId, listItemId: row.id };
      await owner.client.call(operations.checkOut, at(file));
      const { call } = member.client;
      for (const attempt of [
        () => call(operations.putItemContent, at(file), { bytes: encode('x') }),
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
      const world = open();
      const file = await freshFile();
      await world.owner.client.call(operations.checkOut, at(file));
      await world.owner.client.call(operations.putItemContent, at(file), { bytes: encode('after') });
      expect(await readText(world, file)).toBe('after');
      expect(await readText(world, file, world.member)).toBe('before');
    });

    it('[GR-77] becomes a new version at check-in, and shows only the latest comment', async () => {
      const world = open();
      const { client } = world.owner;
      const file = await freshFile();
      for (const comment of ['first', 'second']) {
        await client.call(operations.checkOut, at(file));
        await client.call(operations.putItemContent, at(file), { bytes: encode(comment) });
        await client.call(operations.checkIn, at(file), { body: { comment, checkInAs: 'published' } });
      }
      expect(await readText(world, file, world.member)).toBe('second');
      const row = await client.call(operations.getItemListItem, at(file));
      const params = { driveId: world.driveId, listItemId: row.id };
      const { rows } = await client.page(operations.listListItemVersions, params);
      expect(rows.map((version) => version.id)).toEqual(['3.0', '2.0', '1.0']);
      expect(rows.map((version) => version.fields?._CheckinComment)).toEqual(['second', 'second', 'second']);
    });

    it('[GR-78] is restored when the check-out is discarded', async () => {
      const world = open();
      const file = await freshFile();
      await world.owner.client.call(operations.checkOut, at(file));
      await world.owner.client.call(operations.putItemContent, at(file), { bytes: encode('after') });
      await world.owner.client.call(operations.discardCheckOut, at(file));
      expect(await readText(world, file)).toBe('before');
      await world.member.client.call(operations.putItemContent, at(file), { bytes: encode('mine') });
      expect(await readText(world, file)).toBe('mine');
    });

    it('[GR-79] can be checked out again by the same user', async () => {
      const file = await freshFile();
      const { call } = open().owner.client;
      await call(operations.checkOut, at(file));
      await call(operations.checkOut, at(file));
      await call(operations.checkIn, at(file), { body: {} });
      await expectRefusal(call(operations.checkIn, at(file), { body: {} }), 400, 'invalidRequest');
      await expectRefusal(call(operations.discardCheckOut, at(file)), 400, 'invalidRequest');
    });

    it('[GR-80] cannot be a folder', async () => {
      const folder = await addFolder(open(), await createFreshFolder(open()), 'sub');
      const attempt = open().owner.client.call(operations.checkOut, at(folder));
      await expect(attempt).rejects.toMatchObject({ status: 400 });
    });
  });
}
