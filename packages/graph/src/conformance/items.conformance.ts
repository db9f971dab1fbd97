import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  type ConformanceWorld,
  createFreshFolder,
  createFreshName,
  expectRefusal,
  type GetWorld,
  getCounter,
  putText,
  readItem,
  sendRaw,
} from './world.ts';

export function itemCases(open: GetWorld): void {
  const update = (world: ConformanceWorld, item: DriveItem, body: object, ifMatch?: string) =>
    world.owner.client.call(
      operations.updateItem,
      { driveId: world.driveId, itemId: item.id },
      { body: body as Record<string, unknown>, ...(ifMatch !== undefined && { ifMatch }) },
    );

  describe('changing items', () => {
    it('[GR-120] renames and moves in one call and keeps the ID', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const target = await addFolder(world, folder, 'target');
      const file = await putText(world, folder, 'a.txt');
      const moved = await update(world, file, { name: 'b.txt', parentReference: { id: target.id } });
      expect(moved).toMatchObject({ id: file.id, name: 'b.txt', parentReference: { id: target.id } });
    });

    it('[GR-121] moves to a parent given by its path', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const target = await addFolder(world, folder, 'ta rget');
      const file = await putText(world, folder, 'a.txt');
      const path = `/drives/${world.driveId}/root:/${folder.name}/ta%20rget`;
      expect((await update(world, file, { parentReference: { path } })).parentReference?.id).toBe(target.id);
    });

    it('[GR-122] updates the eTag for every change, the cTag for new content, and neither tag of the parent folder', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'one');
      const parent = await readItem(world, folder);
      const renamed = await update(world, file, { name: 'b.txt' });
      expect(getCounter(renamed.eTag)).toBe(getCounter(file.eTag) + 1);
      expect(renamed.cTag).toBe(file.cTag);
      const written = await putText(world, folder, 'b.txt', 'two');
      expect(getCounter(written.eTag)).toBe(getCounter(renamed.eTag) + 1);
      expect(getCounter(written.cTag)).toBe(getCounter(renamed.cTag) + 1);
      expect((await readItem(world, folder)).eTag).toBe(parent.eTag);
    });

    it('[GR-123] returns 412 for an outdated eTag, without changing the item', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.txt');
      const renamed = await update(world, file, { name: 'b.txt' }, file.eTag);
      await expectRefusal(update(world, file, { name: 'c.txt' }, file.eTag), 412, 'resourceModified');
      const params = { driveId: world.driveId, itemId: file.id };
      const ifMatch = String(file.eTag);
      await expectRefusal(world.owner.client.call(operations.deleteItem, params, { ifMatch }), 412, 'resourceModified');
      expect(await readItem(world, file)).toMatchObject({ name: 'b.txt', eTag: renamed.eTag });
      await update(world, file, { name: 'd.txt' }, '*');
    });

    it('[GR-124] rejects, numbers or replaces an existing name, as the conflict behavior says', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
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
      const folder = await createFreshFolder(world);
      await addFolder(world, folder, 'taken');
      const other = await addFolder(world, folder, 'other');
      const body = { name: 'taken', '@microsoft.graph.conflictBehavior': 'replace' };
      await expectRefusal(update(world, other, body), 409, 'nameAlreadyExists');
    });

    it('[GR-126] accepts the conflict behavior as a query option', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      await putText(world, folder, 'a.txt');
      const file = await putText(world, folder, 'b.txt');
      const request = `PATCH /drives/${world.driveId}/items/${file.id}?@microsoft.graph.conflictBehavior=rename`;
      expect((await sendRaw(world, world.owner, request, { body: { name: 'a.txt' } })).body.name).toBe('a 1.txt');
    });

    it('[GR-127] can change only the case of a name', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.txt');
      expect((await update(world, file, { name: 'A.txt' })).name).toBe('A.txt');
    });

    it('[GR-468] stores a description', async () => {
      const world = open();
      const file = await putText(world, await createFreshFolder(world), 'a.txt');
      expect((await update(world, file, { description: 'As signed' })).description).toBe('As signed');
      await update(world, file, { name: 'b.txt' });
      expect((await readItem(world, file)).description).toBe('As signed');
      await update(world, file, { description: '' });
      expect((await readItem(world, file)).description || undefined).toBeUndefined();
    });

    it('[GR-128] does not move a folder into itself or change the root', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const inside = await addFolder(world, folder, 'inside');
      const body = { parentReference: { id: inside.id } };
      await expectRefusal(update(world, folder, body), 400, 'invalidRequest');
      const root = await world.owner.client.call(operations.getRoot, { driveId: world.driveId });
      await expect(update(world, root, { name: 'other' })).rejects.toMatchObject({ name: 'GraphClientRequest' });
    });
  });

  describe('deleting', () => {
    it('[GR-129] deletes a folder with its content, and returns 404 the second time', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'sub/a.txt');
      const params = { driveId: world.driveId, itemId: folder.id };
      await world.owner.client.call(operations.deleteItem, params);
      await expectRefusal(readItem(world, file), 404, 'itemNotFound');
      await expectRefusal(world.owner.client.call(operations.deleteItem, params), 404, 'itemNotFound');
    });

    it('[GR-130] frees the name for a new item with another ID', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const name = createFreshName(world);
      const file = await putText(world, folder, name);
      await world.owner.client.call(operations.deleteItem, { driveId: world.driveId, itemId: file.id });
      expect((await putText(world, folder, name)).id).not.toBe(file.id);
    });
  });
}
