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
  type ServiceUnderTest,
  sendRaw,
} from './service-under-test.ts';

export function defineFolderCases(getService: GetService): void {
  const create = (service: ServiceUnderTest, parent: DriveItem, body: { name: string } & Record<string, unknown>) =>
    service.owner.client.send(
      operations.createChild,
      { driveId: service.driveId, itemId: parent.id },
      { body: { folder: {}, ...body } },
    );

  describe('creating folders', () => {
    it('[GR-110] rejects an existing name, regardless of case', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await addFolder(service, folder, 'Sub');
      await expectRefusal(create(service, folder, { name: 'sUB' }), 409, 'nameAlreadyExists');
    });

    it('[GR-111] adds a number to the name with the conflict behavior "rename"', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await addFolder(service, folder, 'v1.2');
      for (const expected of ['v1.2 1', 'v1.2 2']) {
        const body = { name: 'V1.2', '@microsoft.graph.conflictBehavior': 'rename' };
        const reply = await create(service, folder, body);
        expect([reply.status, reply.body.name.toLowerCase()]).toEqual([201, expected]);
      }
    });

    it('[GR-112] accepts the older property name of the conflict behavior', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await addFolder(service, folder, 'X');
      const reply = await create(service, folder, { name: 'X', '@name.conflictBehavior': 'rename' });
      expect(reply.body.name).toBe('X 1');
    });

    it('[GR-113] returns an existing folder with the conflict behavior "replace"', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      const sub = await addFolder(service, folder, 'Sub');
      const reply = await create(service, folder, { name: 'Sub', '@microsoft.graph.conflictBehavior': 'replace' });
      expect([reply.status, reply.body.id]).toEqual([200, sub.id]);
    });

    it.each(['a:b', 'a"b', 'a|b', ' a', 'a ', 'CON', 'lpt1', '~$a', 'x_vti_y', 'end.', 'x'.repeat(256)])(
      '[GR-114] rejects the name "%s"',
      async (name) => {
        const service = getService();
        await expectRefusal(create(service, await createFreshFolder(service), { name }), 400, 'invalidRequest');
      },
    );

    it('[GR-115] rejects a path of more than 400 characters', async () => {
      const service = getService();
      const deep = await addFolder(service, await createFreshFolder(service), 'x'.repeat(250));
      await expectRefusal(create(service, deep, { name: 'y'.repeat(200) }), 400, 'invalidRequest');
    });
  });

  describe('children', () => {
    it('[GR-116] are sorted on request', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      for (const [name, content] of [
        ['b', '1'],
        ['c', '333'],
        ['a', '22'],
      ] as const) {
        await putText(service, folder, name, content);
      }
      const names = async (orderby: string) => {
        const params = { driveId: service.driveId, itemId: folder.id };
        const { rows } = await service.owner.client.page(operations.listChildren, params, { query: { orderby } });
        return rows.map((row) => row.name).join('');
      };
      expect(await names('name desc')).toBe('cba');
      expect(await names('size')).toBe('bac');
    });
  });
}

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
