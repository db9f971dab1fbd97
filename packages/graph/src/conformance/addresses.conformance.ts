import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import {
  createFreshFolder,
  encodeText,
  expectRefusal,
  fetchItem,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineAddressCases(getService: GetService): void {
  describe('addresses of items', () => {
    it('[GR-100] address the same item by ID, by path, by path below a folder, and with a closing colon', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, "dir/50% a+b & 'ü'#.txt");
      const path = `dir/${encodeURIComponent("50% a+b & 'ü'#.txt")}`;
      const drive = `/drives/${service.driveId}`;
      for (const address of [
        `${drive}/items/${file.id}`,
        `${drive}/items/${file.id}/`,
        `${drive}/root:/${folder.name}/${path}`,
        `${drive}/root:/${folder.name}/${path}:`,
        `${drive}/root:/${folder.name.toUpperCase()}/DIR/${encodeURIComponent("50% A+B & 'Ü'#.TXT")}`,
        `${drive}/items/${folder.id}:/${path}`,
        `${drive}/items/root:/${folder.name}/${path}:`,
        `${drive}/root:/${folder.name}%2Fdir%2f${encodeURIComponent("50% a+b & 'ü'#.txt")}`,
        `${drive}/items/${folder.id}:/${encodeURIComponent("dir/50% a+b & 'ü'#.txt")}:`,
      ]) {
        const answer = await sendRaw(service, service.owner, `GET ${address}`);
        expect([address, answer.status, answer.body.id]).toEqual([address, 200, file.id]);
      }
    });

    it('[GR-101] address sub-resources of an item behind a path', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await putText(service, folder, 'a.txt');
      const answer = await sendRaw(
        service,
        service.owner,
        `GET /drives/${service.driveId}/root:/${folder.name}:/children`,
      );
      expect(answer.body.value.map((row) => row.name)).toEqual(['a.txt']);
    });

    it('[GR-102] return 404 itemNotFound for missing items', async () => {
      const { owner, driveId } = getService();
      const path = owner.client.call(operations.getItemByPath, { driveId, path: 'no/such/file' });
      await expectRefusal(path, 404, 'itemNotFound');
      await expectRefusal(owner.client.call(operations.getDrive, { driveId: 'b!nothing' }), 404, /./);
    });

    it('[GR-103] are forbidden for people without permissions', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      await expectRefusal(fetchItem(service, file, service.outsider), 403, 'accessDenied');
      const drive = service.outsider.client.page(operations.listChildren, { driveId: service.driveId, itemId: 'root' });
      await expectRefusal(drive, 403, 'accessDenied');
    });

    it('[GR-100] treat an encoded slash as a separator, also in writes', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const request = `PUT /drives/${service.driveId}/root:/${folder.name}%2Fsub%2Fa.txt:/content`;
      const { status, body } = await sendRaw(service, service.owner, request, { bytes: encodeText('text') });
      expect([status, body.name]).toEqual([201, 'a.txt']);
      const inSubfolder = `GET /drives/${service.driveId}/items/${folder.id}:/sub:/children`;
      expect((await sendRaw(service, service.owner, inSubfolder)).body.value.map((row) => row.name)).toEqual(['a.txt']);
    });

    it('[GR-104] return the root with a root facet and only its drive as the parent', async () => {
      const { owner, driveId } = getService();
      const root = await owner.client.call(operations.getRoot, { driveId });
      expect(root.root).toBeDefined();
      expect(root.parentReference).toMatchObject({ driveId, driveType: 'documentLibrary' });
      expect(root.parentReference?.id).toBeUndefined();
      expect(root.parentReference?.path).toBeUndefined();
      expect(await owner.client.call(operations.getDrive, { driveId })).toMatchObject({
        id: driveId,
        driveType: 'documentLibrary',
      });
    });
  });

  describe('an item', () => {
    it('[GR-105] describes itself, its parent and its content', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await fetchItem(service, await putText(service, folder, 'a.json', 'first'));
      expect(file).toMatchObject({
        name: 'a.json',
        size: 5,
        eTag: expect.stringMatching(/^"\{[0-9A-Za-z-]+\},\d+"$/),
        cTag: expect.stringMatching(/^"c:\{[0-9A-Za-z-]+\},\d+"$/),
        file: { hashes: { quickXorHash: 'ZkiDHOZABwAAAAAABQAAAAAAAAA=' } },
        parentReference: {
          driveId: service.driveId,
          id: folder.id,
          path: `/drives/${service.driveId}/root:/${folder.name}`,
        },
        createdBy: { user: { id: service.owner.id } },
        lastModifiedBy: { user: { id: service.owner.id } },
      });
      expect(file.folder).toBeUndefined();
      expect(await fetchItem(service, folder)).toMatchObject({ folder: { childCount: 1 } });
    });

    it('[GR-106] returns only selected properties, neither ID nor download URL by default', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const { body } = await sendRaw(
        service,
        service.owner,
        `GET /drives/${service.driveId}/items/${file.id}?$select=name,Size`,
      );
      const keys = Object.keys(body).filter((key) => !key.startsWith('@odata.'));
      expect(keys.sort()).toEqual(['name', 'size']);
      const select = '$select=id,@microsoft.graph.downloadUrl';
      const selectedNames = await sendRaw(
        service,
        service.owner,
        `GET /drives/${service.driveId}/items/${file.id}?${select}`,
      );
      expect(selectedNames.body['@microsoft.graph.downloadUrl']).toMatch(/^https?:/);
    });

    it('[GR-107] includes its row and fields when expanded', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const query = { expand: 'listItem($expand=fields)' };
      const params = { driveId: service.driveId, itemId: file.id };
      const expanded = await service.owner.client.call(operations.getItem, params, { query });
      const row = await service.owner.client.call(operations.getItemListItem, params, { query: { expand: 'fields' } });
      expect(row).toMatchObject({ id: expect.stringMatching(/^\d+$/), fields: { FileLeafRef: 'a.txt' } });
      expect(expanded.listItem).toMatchObject({ id: row.id, fields: { FileLeafRef: 'a.txt' } });
    });
  });
}
