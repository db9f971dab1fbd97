import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { ask, encode, expectRefusal, freshFolder, putText, readItem, type World } from './world.ts';

export function addressCases(open: World): void {
  describe('addresses of items', () => {
    it('[GR-100] reach the same item by id, by path, below a folder and with closing colon', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await putText(world, folder, "dir/50% a+b & 'ü'#.txt");
      const path = `dir/${encodeURIComponent("50% a+b & 'ü'#.txt")}`;
      const drive = `/drives/${world.driveId}`;
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
        const answer = await ask(world, world.owner, `GET ${address}`);
        expect([address, answer.status, answer.body.id]).toEqual([address, 200, file.id]);
      }
    });

    it('[GR-101] reach what belongs to an item behind a path', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await putText(world, folder, 'a.txt');
      const answer = await ask(world, world.owner, `GET /drives/${world.driveId}/root:/${folder.name}:/children`);
      expect(answer.body.value.map((row) => row.name)).toEqual(['a.txt']);
    });

    it('[GR-102] of nothing are 404 itemNotFound', async () => {
      const { owner, driveId } = open();
      const path = owner.client.call(operations.getItemByPath, { driveId, path: 'no/such/file' });
      await expectRefusal(path, 404, 'itemNotFound');
      await expectRefusal(owner.client.call(operations.getDrive, { driveId: 'b!nothing' }), 404, /./);
    });

    it('[GR-103] are closed to people without rights', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      await expectRefusal(readItem(world, file, world.outsider), 403, 'accessDenied');
      const drive = world.outsider.client.page(operations.listChildren, { driveId: world.driveId, itemId: 'root' });
      await expectRefusal(drive, 403, 'accessDenied');
    });

    it('[GR-100] write where an encoded slash leads, too', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const request = `PUT /drives/${world.driveId}/root:/${folder.name}%2Fsub%2Fa.txt:/content`;
      const { status, body } = await ask(world, world.owner, request, { bytes: encode('text') });
      expect([status, body.name]).toEqual([201, 'a.txt']);
      const inSub = `GET /drives/${world.driveId}/items/${folder.id}:/sub:/children`;
      expect((await ask(world, world.owner, inSub)).body.value.map((row) => row.name)).toEqual(['a.txt']);
    });

    it('[GR-104] give the root a root facet and, for a parent, no more than its drive', async () => {
      const { owner, driveId } = open();
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
    it('[GR-105] tells of itself, of its parent and of its content', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await readItem(world, await putText(world, folder, 'a.json', 'first'));
      expect(file).toMatchObject({
        name: 'a.json',
        size: 5,
        eTag: expect.stringMatching(/^"\{[0-9A-Za-z-]+\},\d+"$/),
        cTag: expect.stringMatching(/^"c:\{[0-9A-Za-z-]+\},\d+"$/),
        file: { hashes: { quickXorHash: 'ZkiDHOZABwAAAAAABQAAAAAAAAA=' } },
        parentReference: {
          driveId: world.driveId,
          id: folder.id,
          path: `/drives/${world.driveId}/root:/${folder.name}`,
        },
        createdBy: { user: { id: world.owner.id } },
        lastModifiedBy: { user: { id: world.owner.id } },
      });
      expect(file.folder).toBeUndefined();
      expect(await readItem(world, folder)).toMatchObject({ folder: { childCount: 1 } });
    });

    it('[GR-106] shows what is selected, no id and no download address unless named', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const { body } = await ask(world, world.owner, `GET /drives/${world.driveId}/items/${file.id}?$select=name,Size`);
      const keys = Object.keys(body).filter((key) => !key.startsWith('@odata.'));
      expect(keys.sort()).toEqual(['name', 'size']);
      const select = '$select=id,@microsoft.graph.downloadUrl';
      const named = await ask(world, world.owner, `GET /drives/${world.driveId}/items/${file.id}?${select}`);
      expect(named.body['@microsoft.graph.downloadUrl']).toMatch(/^https?:/);
    });

    it('[GR-107] brings its row and fields along when asked', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const query = { expand: 'listItem($expand=fields)' };
      const params = { driveId: world.driveId, itemId: file.id };
      const expanded = await world.owner.client.call(operations.getItem, params, { query });
      const row = await world.owner.client.call(operations.getItemListItem, params, { query: { expand: 'fields' } });
      expect(row).toMatchObject({ id: expect.stringMatching(/^\d+$/), fields: { FileLeafRef: 'a.txt' } });
      expect(expanded.listItem).toMatchObject({ id: row.id, fields: { FileLeafRef: 'a.txt' } });
    });
  });
}
