import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { List } from '../resources/list.ts';
import { type ConformanceWorld, createFreshName, expectRefusal, type GetWorld, sendRaw } from './world.ts';

export function listCases(open: GetWorld): void {
  describe('lists of a group', () => {
    let made: List;

    beforeAll(async () => {
      const { owner, groupId } = open();
      const body = {
        displayName: createFreshName(open(), 'Library '),
        columns: [{ name: 'Colour', text: {}, indexed: true }],
        list: { template: 'documentLibrary' },
      };
      made = await owner.client.call(operations.createGroupList, { groupId }, { body });
    });

    const getDriveId = async (world: ConformanceWorld): Promise<string> => {
      const query = { select: ['id', 'name', 'drive'], expand: 'drive($select=id,name)' };
      const { groupId } = world;
      for await (const list of world.owner.client.rows(operations.listGroupLists, { groupId }, { query })) {
        if (list.id === made.id && list.drive?.id) return list.drive.id;
      }
      throw new Error('The new library has no drive');
    };

    it('[GR-40] include a new library with its empty, usable drive', async () => {
      const world = open();
      const driveId = await getDriveId(world);
      const { rows } = await world.owner.client.page(operations.listChildren, { driveId, itemId: 'root' });
      expect(rows).toEqual([]);
      expect(await world.owner.client.call(operations.getDriveList, { driveId })).toMatchObject({
        id: made.id,
        displayName: made.displayName,
        list: { template: 'documentLibrary' },
      });
    });

    it('[GR-41] return a drive only when expanded, and selected if there is a selection', async () => {
      const world = open();
      for (const query of [{}, { select: ['id'], expand: 'drive' }]) {
        const { groupId } = world;
        const { rows } = await world.owner.client.page(operations.listGroupLists, { groupId }, { query });
        expect(rows.some((list) => list.drive !== undefined)).toBe(false);
      }
    });

    it('[GR-42] have the columns of their creation request', async () => {
      const world = open();
      const params = { groupId: world.groupId, listId: made.id };
      const columns = await Array.fromAsync(world.owner.client.rows(operations.listGroupListColumns, params));
      expect(columns.find((column) => column.name === 'Colour')).toMatchObject({ indexed: true, text: {} });
    });

    it('[GR-43] reject an existing title', async () => {
      const { owner, groupId } = open();
      const body = { displayName: String(made.displayName), list: { template: 'documentLibrary' } };
      const again = owner.client.call(operations.createGroupList, { groupId }, { body });
      await expectRefusal(again, 409, 'nameAlreadyExists');
    });

    it('[GR-44] are found by name, regardless of the case of the property', async () => {
      const { owner, groupId } = open();
      const query = { filter: `Name eq '${made.name}'` };
      const { rows } = await owner.client.page(operations.listGroupLists, { groupId }, { query });
      expect(rows.map((list) => list.id)).toEqual([made.id]);
    });

    it('[GR-45] can be renamed by ID or old title, and keep name and URL', async () => {
      const world = open();
      const { owner, groupId } = world;
      const displayName = createFreshName(world, 'Titled ');
      const body = { displayName, description: 'What it holds' };
      const changed = await owner.client.call(operations.updateGroupList, { groupId, listId: made.id }, { body });
      expect(changed).toMatchObject({ id: made.id, displayName, name: made.name, webUrl: made.webUrl });
      const byTitle = { groupId, listId: displayName };
      const { rows } = await owner.client.page(operations.listGroupListItems, byTitle);
      expect(rows).toEqual([]);
    });

    it('[GR-46] are forbidden for people outside of the group', async () => {
      const { outsider, groupId } = open();
      await expectRefusal(outsider.client.page(operations.listGroupLists, { groupId }), 403, /./);
    });
  });
}

export function columnCases(open: GetWorld): void {
  describe('columns of a library', () => {
    const create = (name: string, column: object) =>
      open().owner.client.call(
        operations.createDriveListColumn,
        { driveId: open().driveId },
        { body: { name, ...column } },
      );
    const list = async (select?: string[]) => {
      const query = select ? { select } : {};
      const { owner, driveId } = open();
      return Array.fromAsync(owner.client.rows(operations.listDriveListColumns, { driveId }, { query }));
    };

    it('[GR-47] keep their internal name when the display name changes', async () => {
      const { owner, driveId } = open();
      const name = createFreshName(open(), 'c');
      const column = await create(name, { displayName: 'Before', number: {} });
      expect(column).toMatchObject({ name, displayName: 'Before', number: {} });
      const params = { driveId, columnId: column.id };
      await owner.client.call(operations.updateDriveListColumn, params, { body: { displayName: 'After' } });
      expect((await list()).find((one) => one.id === column.id)).toMatchObject({ name, displayName: 'After' });
    });

    it('[GR-48] reject existing and invalid names, and two types at once', async () => {
      const name = createFreshName(open(), 'c');
      await create(name, { text: {} });
      await expectRefusal(create(name, { text: {} }), 409, 'nameAlreadyExists');
      await expectRefusal(create(createFreshName(open(), 'c'), { text: {}, number: {} }), 400, 'invalidRequest');
      await expectRefusal(create('x'.repeat(33), { text: {} }), 400, 'invalidRequest');
    });

    it('[GR-49] are listed when hidden only if "hidden" is selected', async () => {
      const name = createFreshName(open(), 'c');
      await create(name, { text: {}, hidden: true });
      expect((await list()).some((column) => column.name === name)).toBe(false);
      expect((await list(['id', 'name', 'hidden'])).find((column) => column.name === name)?.hidden).toBe(true);
    });

    it('[GR-50] cannot be indexed if their type is multi-line text', async () => {
      const column = { text: { allowMultipleLines: true }, indexed: true };
      await expectRefusal(create(createFreshName(open(), 'c'), column), 400, 'invalidRequest');
    });

    it('[GR-51] are the same under the group and under the drive', async () => {
      const world = open();
      const { id: listId } = await world.owner.client.call(operations.getDriveList, { driveId: world.driveId });
      const name = createFreshName(world, 'c');
      const params = { groupId: world.groupId, listId };
      const column = await world.owner.client.call(operations.createGroupListColumn, params, {
        body: { name, text: {} },
      });
      const change = { body: { description: 'changed' } };
      await world.owner.client.call(operations.updateGroupListColumn, { ...params, columnId: column.id }, change);
      expect((await list()).find((one) => one.id === column.id)).toMatchObject({ description: 'changed' });
      const missing = await sendRaw(world, world.owner, `PATCH /drives/${world.driveId}/list/columns/none`, {
        body: {},
      });
      expect(missing.status).toBe(404);
    });
  });
}
