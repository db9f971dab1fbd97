import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { NewColumn } from '../resources/column.ts';
import { expectRule, freshFolder, freshName, outcome, type World } from './world.ts';

const lines = (name: string, more: object = {}): NewColumn => ({ name, text: { allowMultipleLines: true, ...more } });
const sent = { linesForEditing: 6, textType: 'plain' };

/** Rules with the characters that they allow, the strictest first, and the status of their refusal. */
const lengthRules = [
  ['short-text-in-libraries', 255, 400],
  ['long-text-limit', 63_999, 400],
  ['list-request-size', 2_000_000, 413],
] as const;

/** What strict tenants refuse of columns and their values. */
export function tenantColumnCases(open: World): void {
  describe('columns of strict tenants', () => {
    const create = (body: NewColumn) =>
      open().owner.client.call(operations.createDriveListColumn, { driveId: open().driveId }, { body });

    const createList = (column: NewColumn) => {
      const { owner, groupId } = open();
      const displayName = freshName(open(), 'Lines ');
      const body = { displayName, columns: [column], list: { template: 'documentLibrary' } };
      return owner.client.call(operations.createGroupList, { groupId }, { body });
    };

    it('[GR-500] of several lines need lines to edit, alone and in a new list', async () => {
      await expectRule(open(), 'lines-for-editing', 400, create(lines(freshName(open(), 'c'))));
      await expectRule(open(), 'lines-for-editing', 400, createList(lines('Notes')));
      await create(lines(freshName(open(), 'c'), sent));
      await createList(lines('Notes', sent));
    });

    it('[GR-501] of several lines hold what the rules leave of a request', async () => {
      const { driveId, owner, tenantRules = ['short-text-in-libraries'] } = open();
      const rule = lengthRules.find(([name]) => tenantRules.includes(name));
      const [, most, status] = rule ?? [undefined, 2_100_000, 'accepted'];
      const { name } = await create(lines(freshName(open(), 'c'), sent));
      const { id: itemId } = await freshFolder(open());
      const { id: listItemId } = await owner.client.call(operations.getItemListItem, { driveId, itemId });
      const write = (length: number) => {
        const body = { [name]: 'x'.repeat(length) };
        return outcome(owner.client.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body }));
      };
      expect(await write(most)).toBe('accepted');
      if (open().tenantRules) expect(await write(most + 100_000)).toBe(status);
    });
  });
}
