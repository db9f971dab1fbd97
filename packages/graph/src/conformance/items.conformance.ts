import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  createFreshName,
  expectRefusal,
  fetchItem,
  type GetService,
  getCounter,
  putText,
  type ServiceUnderTest,
  sendRaw,
} from './service-under-test.ts';

export function defineItemCases(getService: GetService): void {
  const update = (service: ServiceUnderTest, item: DriveItem, body: object, ifMatch?: string) =>
    service.owner.client.call(
      operations.updateItem,
      { driveId: service.driveId, itemId: item.id },
      { body: body as Record<string, unknown>, ...(ifMatch !== undefined && { ifMatch }) },
    );

  describe('changing items', () => {
    it('[GR-120] renames and moves in one call and keeps the ID', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const target = await addFolder(service, folder, 'target');
      const file = await putText(service, folder, 'a.txt');
      const moved = await update(service, file, { name: 'b.txt', parentReference: { id: target.id } });
      expect(moved).toMatchObject({ id: file.id, name: 'b.txt', parentReference: { id: target.id } });
    });

    it('[GR-121] moves to a parent given by its path', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const target = await addFolder(service, folder, 'ta rget');
      const file = await putText(service, folder, 'a.txt');
      const path = `/drives/${service.driveId}/root:/${folder.name}/ta%20rget`;
      expect((await update(service, file, { parentReference: { path } })).parentReference?.id).toBe(target.id);
    });

    it('[GR-122] updates the eTag for every change, the cTag for new content, and neither tag of the parent folder', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'one');
      const parent = await fetchItem(service, folder);
      const renamed = await update(service, file, { name: 'b.txt' });
      expect(getCounter(renamed.eTag)).toBe(getCounter(file.eTag) + 1);
      expect(renamed.cTag).toBe(file.cTag);
      const written = await putText(service, folder, 'b.txt', 'two');
      expect(getCounter(written.eTag)).toBe(getCounter(renamed.eTag) + 1);
      expect(getCounter(written.cTag)).toBe(getCounter(renamed.cTag) + 1);
      expect((await fetchItem(service, folder)).eTag).toBe(parent.eTag);
    });

    it('[GR-123] returns 412 for an outdated eTag, without changing the item', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const renamed = await update(service, file, { name: 'b.txt' }, file.eTag);
      await expectRefusal(update(service, file, { name: 'c.txt' }, file.eTag), 412, 'resourceModified');
      const params = { driveId: service.driveId, itemId: file.id };
      const ifMatch = String(file.eTag);
      await expectRefusal(
        service.owner.client.call(operations.deleteItem, params, { ifMatch }),
        412,
        'resourceModified',
      );
      expect(await fetchItem(service, file)).toMatchObject({ name: 'b.txt', eTag: renamed.eTag });
      await update(service, file, { name: 'd.txt' }, '*');
    });

    it('[GR-124] rejects, numbers or replaces an existing name, as the conflict behavior says', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const taken = await putText(service, folder, 'a.tar.gz');
      const file = await putText(service, folder, 'b.txt', 'mine');
      await expectRefusal(update(service, file, { name: 'A.tar.gz' }), 409, 'nameAlreadyExists');
      const conflict = '@microsoft.graph.conflictBehavior';
      expect((await update(service, file, { name: 'a.tar.gz', [conflict]: 'rename' })).name).toBe('a.tar 1.gz');
      expect((await update(service, file, { name: 'a.tar.gz', [conflict]: 'replace' })).id).toBe(file.id);
      await expectRefusal(fetchItem(service, taken), 404, 'itemNotFound');
    });

    it('[GR-125] never replaces a folder', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await addFolder(service, folder, 'taken');
      const other = await addFolder(service, folder, 'other');
      const body = { name: 'taken', '@microsoft.graph.conflictBehavior': 'replace' };
      await expectRefusal(update(service, other, body), 409, 'nameAlreadyExists');
    });

    it('[GR-126] accepts the conflict behavior as a query option', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await putText(service, folder, 'a.txt');
      const file = await putText(service, folder, 'b.txt');
      const request = `PATCH /drives/${service.driveId}/items/${file.id}?@microsoft.graph.conflictBehavior=rename`;
      expect((await sendRaw(service, service.owner, request, { body: { name: 'a.txt' } })).body.name).toBe('a 1.txt');
    });

    it('[GR-127] can change only the case of a name', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      expect((await update(service, file, { name: 'A.txt' })).name).toBe('A.txt');
    });

    it('[GR-468] stores a description', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      expect((await update(service, file, { description: 'As signed' })).description).toBe('As signed');
      await update(service, file, { name: 'b.txt' });
      expect((await fetchItem(service, file)).description).toBe('As signed');
      await update(service, file, { description: '' });
      expect((await fetchItem(service, file)).description || undefined).toBeUndefined();
    });

    it('[GR-128] does not move a folder into itself or change the root', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const inside = await addFolder(service, folder, 'inside');
      const body = { parentReference: { id: inside.id } };
      await expectRefusal(update(service, folder, body), 400, 'invalidRequest');
      const root = await service.owner.client.call(operations.getRoot, { driveId: service.driveId });
      await expect(update(service, root, { name: 'other' })).rejects.toMatchObject({ name: 'GraphClientRequest' });
    });
  });

  describe('deleting', () => {
    it('[GR-129] deletes a folder with its content, and returns 404 the second time', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'sub/a.txt');
      const params = { driveId: service.driveId, itemId: folder.id };
      await service.owner.client.call(operations.deleteItem, params);
      await expectRefusal(fetchItem(service, file), 404, 'itemNotFound');
      await expectRefusal(service.owner.client.call(operations.deleteItem, params), 404, 'itemNotFound');
    });

    it('[GR-130] frees the name for a new item with another ID', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const name = createFreshName(service);
      const file = await putText(service, folder, name);
      await service.owner.client.call(operations.deleteItem, { driveId: service.driveId, itemId: file.id });
      expect((await putText(service, folder, name)).id).not.toBe(file.id);
    });
  });
}
