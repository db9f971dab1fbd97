import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  expectRefusal,
  type GetService,
  putText,
  type ServiceUnderTest,
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
