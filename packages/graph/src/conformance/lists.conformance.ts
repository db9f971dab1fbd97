import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { List } from '../resources/site-list.ts';
import {
  createFreshName,
  expectRefusal,
  type GetService,
  type ServiceUnderTest,
  sendRaw,
} from './service-under-test.ts';

export function defineListCases(getService: GetService): void {
  describe('lists of a group', () => {
    let createdList: List;

    beforeAll(async () => {
      const { owner, groupId } = getService();
      const body = {
        displayName: createFreshName(getService(), 'Library '),
        columns: [{ name: 'Colour', text: {}, indexed: true }],
        list: { template: 'documentLibrary' },
      };
      createdList = await owner.client.call(operations.createGroupList, { groupId }, { body });
    });

    const getDriveId = async (service: ServiceUnderTest): Promise<string> => {
      const query = { select: ['id', 'name', 'drive'], expand: 'drive($select=id,name)' };
      const { groupId } = service;
      for await (const list of service.owner.client.rows(operations.listGroupLists, { groupId }, { query })) {
        if (list.id === createdList.id && list.drive?.id) return list.drive.id;
      }
      throw new Error('The new library has no drive');
    };

    it('[GR-40] include a new library with its empty, usable drive', async () => {
      const service = getService();
      const driveId = await getDriveId(service);
      const { rows } = await service.owner.client.page(operations.listChildren, { driveId, itemId: 'root' });
      expect(rows).toEqual([]);
      expect(await service.owner.client.call(operations.getDriveList, { driveId })).toMatchObject({
        id: createdList.id,
        displayName: createdList.displayName,
        list: { template: 'documentLibrary' },
      });
    });

    it('[GR-41] return a drive only when expanded, and selected if there is a selection', async () => {
      const service = getService();
      for (const query of [{}, { select: ['id'], expand: 'drive' }]) {
        const { groupId } = service;
        const { rows } = await service.owner.client.page(operations.listGroupLists, { groupId }, { query });
        expect(rows.some((list) => list.drive !== undefined)).toBe(false);
      }
    });

    it('[GR-42] have the columns of their creation request', async () => {
      const service = getService();
      const params = { groupId: service.groupId, listId: createdList.id };
      const columns = await Array.fromAsync(service.owner.client.rows(operations.listGroupListColumns, params));
      expect(columns.find((column) => column.name === 'Colour')).toMatchObject({ indexed: true, text: {} });
    });

    it('[GR-43] reject an existing title', async () => {
      const { owner, groupId } = getService();
      const body = { displayName: String(createdList.displayName), list: { template: 'documentLibrary' } };
      const again = owner.client.call(operations.createGroupList, { groupId }, { body });
      await expectRefusal(again, 409, 'nameAlreadyExists');
    });

    it('[GR-44] are found by name, regardless of the case of the property', async () => {
      const { owner, groupId } = getService();
      const query = { filter: `Name eq '${createdList.name}'` };
      const { rows } = await owner.client.page(operations.listGroupLists, { groupId }, { query });
      expect(rows.map((list) => list.id)).toEqual([createdList.id]);
    });

    it('[GR-45] can be renamed by ID or old title, and keep name and URL', async () => {
      const service = getService();
      const { owner, groupId } = service;
      const displayName = createFreshName(service, 'Titled ');
      const body = { displayName, description: 'What it holds' };
      const changed = await owner.client.call(
        operations.updateGroupList,
        { groupId, listId: createdList.id },
        { body },
      );
      expect(changed).toMatchObject({
        id: createdList.id,
        displayName,
        name: createdList.name,
        webUrl: createdList.webUrl,
      });
      const byTitle = { groupId, listId: displayName };
      const { rows } = await owner.client.page(operations.listGroupListItems, byTitle);
      expect(rows).toEqual([]);
    });

    it('[GR-46] are forbidden for people outside of the group', async () => {
      const { outsider, groupId } = getService();
      await expectRefusal(outsider.client.page(operations.listGroupLists, { groupId }), 403, /./);
    });
  });
}

export function defineColumnCases(getService: GetService): void {
  describe('columns of a library', () => {
    const create = (name: string, column: object) =>
      getService().owner.client.call(
        operations.createDriveListColumn,
        { driveId: getService().driveId },
        { body: { name, ...column } },
      );
    const list = async (select?: string[]) => {
      const query = select ? { select } : {};
      const { owner, driveId } = getService();
      return Array.fromAsync(owner.client.rows(operations.listDriveListColumns, { driveId }, { query }));
    };

    it('[GR-47] keep their internal name when the display name changes', async () => {
      const { owner, driveId } = getService();
      const name = createFreshName(getService(), 'c');
      const column = await create(name, { displayName: 'Before', number: {} });
      expect(column).toMatchObject({ name, displayName: 'Before', number: {} });
      const params = { driveId, columnId: column.id };
      await owner.client.call(operations.updateDriveListColumn, params, { body: { displayName: 'After' } });
      expect((await list()).find((one) => one.id === column.id)).toMatchObject({ name, displayName: 'After' });
    });

    it('[GR-48] reject existing and invalid names, and two types at once', async () => {
      const name = createFreshName(getService(), 'c');
      await create(name, { text: {} });
      await expectRefusal(create(name, { text: {} }), 409, 'nameAlreadyExists');
      await expectRefusal(create(createFreshName(getService(), 'c'), { text: {}, number: {} }), 400, 'invalidRequest');
      await expectRefusal(create('x'.repeat(33), { text: {} }), 400, 'invalidRequest');
    });

    it('[GR-49] are listed when hidden only if "hidden" is selected', async () => {
      const name = createFreshName(getService(), 'c');
      await create(name, { text: {}, hidden: true });
      expect((await list()).some((column) => column.name === name)).toBe(false);
      expect((await list(['id', 'name', 'hidden'])).find((column) => column.name === name)?.hidden).toBe(true);
    });

    it('[GR-50] cannot be indexed if their type is multi-line text', async () => {
      const column = { text: { allowMultipleLines: true }, indexed: true };
      await expectRefusal(create(createFreshName(getService(), 'c'), column), 400, 'invalidRequest');
    });

    it('[GR-51] are the same under the group and under the drive', async () => {
      const service = getService();
      const { id: listId } = await service.owner.client.call(operations.getDriveList, { driveId: service.driveId });
      const name = createFreshName(service, 'c');
      const params = { groupId: service.groupId, listId };
      const column = await service.owner.client.call(operations.createGroupListColumn, params, {
        body: { name, text: {} },
      });
      const change = { body: { description: 'changed' } };
      await service.owner.client.call(operations.updateGroupListColumn, { ...params, columnId: column.id }, change);
      expect((await list()).find((one) => one.id === column.id)).toMatchObject({ description: 'changed' });
      const missing = await sendRaw(service, service.owner, `PATCH /drives/${service.driveId}/list/columns/none`, {
        body: {},
      });
      expect(missing.status).toBe(404);
    });
  });
}
