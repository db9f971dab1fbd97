import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  ask,
  type ConformanceWorld,
  counterOf,
  expectRefusal,
  freshFolder,
  freshName,
  putText,
  readItem,
  type World,
} from './world.ts';

export function itemCases(open: World): void {
  addressingCases(open);
  folderCases(open);
  changingCases(open);
}

function addressingCases(open: World): void {
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

    it('[GR-104] give the root a root facet and no parent', async () => {
      const { owner, driveId } = open();
      const root = await owner.client.call(operations.getRoot, { driveId });
      expect(root.root).toBeDefined();
      expect(root.parentReference?.id).toBeUndefined();
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

function folderCases(open: World): void {
  const create = (world: ConformanceWorld, parent: DriveItem, body: { name: string } & Record<string, unknown>) =>
    world.owner.client.send(
      operations.createChild,
      { driveId: world.driveId, itemId: parent.id },
      { body: { folder: {}, ...body } },
    );

  describe('making folders', () => {
    it('[GR-110] refuses a name that is taken, whatever its case', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await addFolder(world, folder, 'Sub');
      await expectRefusal(create(world, folder, { name: 'sUB' }), 409, 'nameAlreadyExists');
    });

    it('[GR-111] numbers the newcomer when told to rename', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await addFolder(world, folder, 'v1.2');
      for (const expected of ['v1.2 1', 'v1.2 2']) {
        const body = { name: 'V1.2', '@microsoft.graph.conflictBehavior': 'rename' };
        const reply = await create(world, folder, body);
        expect([reply.status, reply.body.name.toLowerCase()]).toEqual([201, expected]);
      }
    });

    it('[GR-112] takes the older name of the conflict behaviour', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await addFolder(world, folder, 'X');
      const reply = await create(world, folder, { name: 'X', '@name.conflictBehavior': 'rename' });
      expect(reply.body.name).toBe('X 1');
    });

    it('[GR-113] finds an existing folder again when told to replace it', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const sub = await addFolder(world, folder, 'Sub');
      const reply = await create(world, folder, { name: 'Sub', '@microsoft.graph.conflictBehavior': 'replace' });
      expect([reply.status, reply.body.id]).toEqual([200, sub.id]);
    });

    it.each(['a:b', 'a"b', 'a|b', ' a', 'a ', 'CON', 'lpt1', '~$a', 'x_vti_y', 'end.', 'x'.repeat(256)])(
      '[GR-114] refuses the name "%s"',
      async (name) => {
        const world = open();
        await expectRefusal(create(world, await freshFolder(world), { name }), 400, 'invalidRequest');
      },
    );

    it('[GR-115] refuses a path of more than 400 characters', async () => {
      const world = open();
      const deep = await addFolder(world, await freshFolder(world), 'x'.repeat(250));
      await expectRefusal(create(world, deep, { name: 'y'.repeat(200) }), 400, 'invalidRequest');
    });
  });

  describe('children', () => {
    it('[GR-116] come sorted as asked', async () => {
      const world = open();
      const folder = await freshFolder(world);
      for (const [name, content] of [
        ['b', '1'],
        ['c', '333'],
        ['a', '22'],
      ] as const) {
        await putText(world, folder, name, content);
      }
      const names = async (orderby: string) => {
        const params = { driveId: world.driveId, itemId: folder.id };
        const { rows } = await world.owner.client.page(operations.listChildren, params, { query: { orderby } });
        return rows.map((row) => row.name).join('');
      };
      expect(await names('name desc')).toBe('cba');
      expect(await names('size')).toBe('bac');
    });
  });
}

function changingCases(open: World): void {
  const update = (world: ConformanceWorld, item: DriveItem, body: object, ifMatch?: string) =>
    world.owner.client.call(
      operations.updateItem,
      { driveId: world.driveId, itemId: item.id },
      { body: body as Record<string, unknown>, ...(ifMatch !== undefined && { ifMatch }) },
    );

  describe('changing items', () => {
    it('[GR-120] renames and moves in one call and keeps the id', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const target = await addFolder(world, folder, 'target');
      const file = await putText(world, folder, 'a.txt');
      const moved = await update(world, file, { name: 'b.txt', parentReference: { id: target.id } });
      expect(moved).toMatchObject({ id: file.id, name: 'b.txt', parentReference: { id: target.id } });
    });

    it('[GR-121] moves to a parent given by its path', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const target = await addFolder(world, folder, 'ta rget');
      const file = await putText(world, folder, 'a.txt');
      const path = `/drives/${world.driveId}/root:/${folder.name}/ta%20rget`;
      expect((await update(world, file, { parentReference: { path } })).parentReference?.id).toBe(target.id);
    });

    it('[GR-122] counts every change in the eTag, changes of content in the cTag, and none in the parent', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      const parent = await readItem(world, folder);
      const renamed = await update(world, file, { name: 'b.txt' });
      expect(counterOf(renamed.eTag)).toBe(counterOf(file.eTag) + 1);
      expect(renamed.cTag).toBe(file.cTag);
      const written = await putText(world, folder, 'b.txt', 'two');
      expect(counterOf(written.eTag)).toBe(counterOf(renamed.eTag) + 1);
      expect(counterOf(written.cTag)).toBe(counterOf(renamed.cTag) + 1);
      expect((await readItem(world, folder)).eTag).toBe(parent.eTag);
    });

    it('[GR-123] refuses with 412 what was made for another eTag, and leaves the item alone', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const renamed = await update(world, file, { name: 'b.txt' }, file.eTag);
      await expectRefusal(update(world, file, { name: 'c.txt' }, file.eTag), 412, 'resourceModified');
      const params = { driveId: world.driveId, itemId: file.id };
      const ifMatch = String(file.eTag);
      await expectRefusal(world.owner.client.call(operations.deleteItem, params, { ifMatch }), 412, 'resourceModified');
      expect(await readItem(world, file)).toMatchObject({ name: 'b.txt', eTag: renamed.eTag });
      await update(world, file, { name: 'd.txt' }, '*');
    });

    it('[GR-124] refuses a taken name, or numbers it, or takes its place', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const taken = await putText(world, folder, 'a.tar.gz');
      const file = await putText(world, folder, 'b.txt', 'mine');
      await expectRefusal(update(world, file, { name: 'A.tar.gz' }), 409, 'nameAlreadyExists');
      const conflict = '@microsoft.graph.conflictBehavior';
      expect((await update(world, file, { name: 'a.tar.gz', [conflict]: 'rename' })).name).toBe('a.tar 1.gz');
      expect((await update(world, file, { name: 'a.tar.gz', [conflict]: 'replace' })).id).toBe(file.id);
      await expectRefusal(readItem(world, taken), 404, 'itemNotFound');
    });

    it('[GR-125] never replaces a folder', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await addFolder(world, folder, 'taken');
      const other = await addFolder(world, folder, 'other');
      const body = { name: 'taken', '@microsoft.graph.conflictBehavior': 'replace' };
      await expectRefusal(update(world, other, body), 409, 'nameAlreadyExists');
    });

    it('[GR-126] takes the conflict behaviour as a query option too', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await putText(world, folder, 'a.txt');
      const file = await putText(world, folder, 'b.txt');
      const request = `PATCH /drives/${world.driveId}/items/${file.id}?@microsoft.graph.conflictBehavior=rename`;
      expect((await ask(world, world.owner, request, { body: { name: 'a.txt' } })).body.name).toBe('a 1.txt');
    });

    it('[GR-127] changes only the case of a name', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      expect((await update(world, file, { name: 'A.txt' })).name).toBe('A.txt');
    });

    it('[GR-128] moves no folder into itself and changes no root', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const inside = await addFolder(world, folder, 'inside');
      const body = { parentReference: { id: inside.id } };
      await expectRefusal(update(world, folder, body), 400, 'invalidRequest');
      const root = await world.owner.client.call(operations.getRoot, { driveId: world.driveId });
      await expect(update(world, root, { name: 'other' })).rejects.toMatchObject({ name: 'GraphClientRequest' });
    });
  });

  describe('deleting', () => {
    it('[GR-129] takes everything inside along, once', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const file = await putText(world, folder, 'sub/a.txt');
      const params = { driveId: world.driveId, itemId: folder.id };
      await world.owner.client.call(operations.deleteItem, params);
      await expectRefusal(readItem(world, file), 404, 'itemNotFound');
      await expectRefusal(world.owner.client.call(operations.deleteItem, params), 404, 'itemNotFound');
    });

    it('[GR-130] frees the name for a new item with another id', async () => {
      const world = open();
      const folder = await freshFolder(world);
      const name = freshName(world);
      const file = await putText(world, folder, name);
      await world.owner.client.call(operations.deleteItem, { driveId: world.driveId, itemId: file.id });
      expect((await putText(world, folder, name)).id).not.toBe(file.id);
    });
  });
}
