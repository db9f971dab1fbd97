import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { NewColumn } from '../resources/column.ts';
import { freshName, outcome, type World } from './world.ts';

/** What strict tenants refuse of columns and their values. */
export function tenantColumnCases(open: World): void {
  describe('columns of strict tenants', () => {
    const lines = (name: string, more: object = {}): NewColumn => ({
      name,
      text: { allowMultipleLines: true, ...more },
    });

    it('[GR-500] of several lines need lines to edit, alone and in a new list', async () => {
      const world = open();
      const { owner, driveId, groupId } = world;
      const create = (body: NewColumn) => owner.client.call(operations.createDriveListColumn, { driveId }, { body });
      const createList = (column: NewColumn) => {
        const body = {
          displayName: freshName(world, 'Lines '),
          columns: [column],
          list: { template: 'documentLibrary' },
        };
        return owner.client.call(operations.createGroupList, { groupId }, { body });
      };
      const refusal = world.tenantRules?.includes('lines-for-editing') ? 400 : 'accepted';
      expect(await outcome(create(lines(freshName(world, 'c'))))).toBe(refusal);
      expect(await outcome(createList(lines('Notes')))).toBe(refusal);
      const sent = { linesForEditing: 6, textType: 'plain' };
      expect(await create(lines(freshName(world, 'c'), sent))).toMatchObject({ text: { allowMultipleLines: true } });
      expect(await outcome(createList(lines('Notes', sent)))).toBe('accepted');
    });
  });
}
