import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem, ItemCopy } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  expectRefusal,
  fetchItem,
  fetchText,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineCopyCases(getService: GetService): void {
  const itemParams = (item: DriveItem) => ({ driveId: getService().driveId, itemId: item.id });

  /** Copies an item and polls the monitor until it is completed. */
  async function copy(item: DriveItem, body: ItemCopy) {
    const { status, headers } = await getService().owner.client.send(operations.copyItem, itemParams(item), { body });
    expect(status).toBe(202);
    const location = String(headers.get('Location'));
    for (;;) {
      const { body: state } = await sendRaw(getService(), 'nobody', `GET ${location}`);
      if (state.status === 'completed' || state.status === 'failed') return state;
    }
  }

  describe('copies', () => {
    it('[GR-402] have a monitor URL that returns the ID of the finished copy', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt', 'text');
      const { status, resourceId } = await copy(file, { name: 'b.txt', parentReference: { id: folder.id } });
      expect(status).toBe('completed');
      const copied = await service.owner.client.call(operations.getItem, {
        ...itemParams(file),
        itemId: String(resourceId),
      });
      expect(copied).toMatchObject({ name: 'b.txt', size: 4, parentReference: { id: folder.id } });
      expect(copied.id).not.toBe(file.id);
      expect(await fetchText(service, copied)).toBe('text');
      expect(await fetchText(service, file)).toBe('text');
    });

    it('[GR-403] reject existing and invalid names, and targets inside the source', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt');
      expect(await copy(file, {})).toMatchObject({ status: 'failed', error: { code: 'nameAlreadyExists' } });
      const { resourceId } = await copy(file, { '@microsoft.graph.conflictBehavior': 'rename' });
      const params = { driveId: service.driveId, itemId: String(resourceId) };
      expect(await service.owner.client.call(operations.getItem, params)).toMatchObject({ name: 'a 1.txt' });
      const forbidden = service.owner.client.call(operations.copyItem, itemParams(file), { body: { name: 'CON' } });
      await expectRefusal(forbidden, 400, 'invalidRequest');
      const inside = { body: { parentReference: { id: folder.id }, name: 'again' } };
      await expectRefusal(
        service.owner.client.call(operations.copyItem, itemParams(folder), inside),
        400,
        'invalidRequest',
      );
    });

    it('[GR-404] include the content of a folder', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const source = await addFolder(service, folder, 'source');
      await putText(service, source, 'deep/er/a.txt', 'old');
      const file = await putText(service, source, 'deep/er/a.txt', 'new');
      const { resourceId } = await copy(source, { name: 'target' });
      const params = { driveId: service.driveId, itemId: String(resourceId), path: 'deep/er/a.txt' };
      const created = await service.owner.client.call(operations.getChildByPath, params);
      expect(created.id).not.toBe(file.id);
      expect(await fetchText(service, created)).toBe('new');
      const versions = await service.owner.client.page(operations.listItemVersions, itemParams(created));
      expect(versions.rows.map(({ id }) => id)).toEqual(['1.0']);
      expect(await fetchItem(service, created)).toMatchObject({ createdBy: { user: { id: service.owner.id } } });
      const rejected = service.outsider.client.call(operations.copyItem, itemParams(source), {
        body: { name: 'mine' },
      });
      await expectRefusal(rejected, 403, 'accessDenied');
    });
  });
}
