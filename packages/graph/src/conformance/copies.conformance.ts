import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem, ItemCopy } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  expectRefusal,
  type GetWorld,
  putText,
  readItem,
  readText,
  sendRaw,
} from './world.ts';

export function copyCases(open: GetWorld): void {
  const itemParams = (item: DriveItem) => ({ driveId: open().driveId, itemId: item.id });

  /** Copies an item and polls the monitor until it is completed. */
  async function copy(item: DriveItem, body: ItemCopy) {
    const { status, headers } = await open().owner.client.send(operations.copyItem, itemParams(item), { body });
    expect(status).toBe(202);
    const location = String(headers.get('Location'));
    for (;;) {
      const { body: state } = await sendRaw(open(), 'nobody', `GET ${location}`);
      if (state.status === 'completed' || state.status === 'failed') return state;
    }
  }

  describe('copies', () => {
    it('[GR-402] have a monitor URL that returns the ID of the finished copy', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt', 'text');
      const { status, resourceId } = await copy(file, { name: 'b.txt', parentReference: { id: folder.id } });
      expect(status).toBe('completed');
      const copied = await world.owner.client.call(operations.getItem, {
        ...itemParams(file),
        itemId: String(resourceId),
      });
      expect(copied).toMatchObject({ name: 'b.txt', size: 4, parentReference: { id: folder.id } });
      expect(copied.id).not.toBe(file.id);
      expect(await readText(world, copied)).toBe('text');
      expect(await readText(world, file)).toBe('text');
    });

    it('[GR-403] reject existing and invalid names, and targets inside the source', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const file = await putText(world, folder, 'a.txt');
      expect(await copy(file, {})).toMatchObject({ status: 'failed', error: { code: 'nameAlreadyExists' } });
      const { resourceId } = await copy(file, { '@microsoft.graph.conflictBehavior': 'rename' });
      const params = { driveId: world.driveId, itemId: String(resourceId) };
      expect(await world.owner.client.call(operations.getItem, params)).toMatchObject({ name: 'a 1.txt' });
      const forbidden = world.owner.client.call(operations.copyItem, itemParams(file), { body: { name: 'CON' } });
      await expectRefusal(forbidden, 400, 'invalidRequest');
      const inside = { body: { parentReference: { id: folder.id }, name: 'again' } };
      await expectRefusal(
        world.owner.client.call(operations.copyItem, itemParams(folder), inside),
        400,
        'invalidRequest',
      );
    });

    it('[GR-404] include the content of a folder', async () => {
      const world = open();
      const folder = await createFreshFolder(world);
      const source = await addFolder(world, folder, 'source');
      await putText(world, source, 'deep/er/a.txt', 'old');
      const file = await putText(world, source, 'deep/er/a.txt', 'new');
      const { resourceId } = await copy(source, { name: 'target' });
      const params = { driveId: world.driveId, itemId: String(resourceId), path: 'deep/er/a.txt' };
      const made = await world.owner.client.call(operations.getChildByPath, params);
      expect(made.id).not.toBe(file.id);
      expect(await readText(world, made)).toBe('new');
      const versions = await world.owner.client.page(operations.listItemVersions, itemParams(made));
      expect(versions.rows.map(({ id }) => id)).toEqual(['1.0']);
      expect(await readItem(world, made)).toMatchObject({ createdBy: { user: { id: world.owner.id } } });
      const rejected = world.outsider.client.call(operations.copyItem, itemParams(source), { body: { name: 'mine' } });
      await expectRefusal(rejected, 403, 'accessDenied');
    });
  });
}
