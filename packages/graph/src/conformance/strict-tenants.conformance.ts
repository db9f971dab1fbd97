import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { computeQuickXorHash } from '../quick-xor-hash.ts';
import type { NewColumn } from '../resources/column.ts';
import {
  createFreshFolder,
  createFreshName,
  encodeText,
  expectRefusalByRule,
  type GetService,
  getOutcome,
  putText,
} from './service-under-test.ts';

const createLinesColumn = (name: string, more: object = {}): NewColumn => ({
  name,
  text: { allowMultipleLines: true, ...more },
});
const plainTextColumn = { linesForEditing: 6, textType: 'plain' };

/** Tenant rules that limit the length of texts, strictest first: rule, maximum characters, status of a refusal. */
const lengthRules = [
  ['short-text-in-libraries', 255, 400],
  ['long-text-limit', 63_999, 400],
  ['list-request-size', 2_000_000, 413],
] as const;

/** Test cases for the rules of strict tenants. */
export function defineStrictTenantCases(getService: GetService): void {
  describe('strict tenants', () => {
    const create = (body: NewColumn) =>
      getService().owner.client.call(operations.createDriveListColumn, { driveId: getService().driveId }, { body });

    const createList = (column: NewColumn) => {
      const { owner, groupId } = getService();
      const displayName = createFreshName(getService(), 'Lines ');
      const body = { displayName, columns: [column], list: { template: 'documentLibrary' } };
      return owner.client.call(operations.createGroupList, { groupId }, { body });
    };

    it('[GR-520] require linesForEditing for multi-line columns, alone and in a new list', async () => {
      await expectRefusalByRule(
        getService(),
        'lines-for-editing',
        400,
        create(createLinesColumn(createFreshName(getService(), 'c'))),
      );
      await expectRefusalByRule(getService(), 'lines-for-editing', 400, createList(createLinesColumn('Notes')));
      await create(createLinesColumn(createFreshName(getService(), 'c'), plainTextColumn));
      await createList(createLinesColumn('Notes', plainTextColumn));
    });

    it('[GR-521] limit the text of multi-line columns', async () => {
      const { driveId, owner, tenantRules = ['short-text-in-libraries'] } = getService();
      const rule = lengthRules.find(([name]) => tenantRules.includes(name));
      const [, maxLength, status] = rule ?? [undefined, 2_100_000, 'accepted'];
      const { name } = await create(createLinesColumn(createFreshName(getService(), 'c'), plainTextColumn));
      const { id: itemId } = await createFreshFolder(getService());
      const { id: listItemId } = await owner.client.call(operations.getItemListItem, { driveId, itemId });
      const write = (length: number) => {
        const body = { [name]: 'x'.repeat(length) };
        return getOutcome(owner.client.call(operations.updateDriveListItemFields, { driveId, listItemId }, { body }));
      };
      expect(await write(maxLength)).toBe('accepted');
      if (getService().tenantRules) expect(await write(maxLength + 100_000)).toBe(status);
    });

    it('[GR-525] may hide hidden columns of versions, and limit check-in comments', async () => {
      const { driveId, owner, tenantRules } = getService();
      const { name } = await create({ name: createFreshName(getService(), 'c'), hidden: true, text: {} });
      const folder = await createFreshFolder(getService());
      const file = await putText(getService(), folder, 'a.txt');
      const { id: listItemId } = await owner.client.call(operations.getItemListItem, { driveId, itemId: file.id });
      const folderParams = { driveId, listItemId };
      await owner.client.call(operations.updateDriveListItemFields, folderParams, { body: { [name]: 'hidden' } });
      const query = { expand: `fields($select=${name})` };
      const { rows } = await owner.client.page(operations.listListItemVersions, folderParams, { query });
      const isHidden = tenantRules?.includes('no-hidden-version-fields');
      if (tenantRules) expect(rows[0]?.fields?.[name]).toBe(isHidden ? undefined : 'hidden');
      await owner.client.call(operations.checkOut, { driveId, itemId: file.id });
      const checkIn = (length: number) => {
        const body = { comment: 'x'.repeat(length) };
        return owner.client.call(operations.checkIn, { driveId, itemId: file.id }, { body });
      };
      await expectRefusalByRule(getService(), 'short-check-in-comments', 400, checkIn(1024));
      if (tenantRules?.includes('short-check-in-comments')) await checkIn(1023);
    });

    it('[GR-526] may rewrite uploaded Office files and PDFs', async () => {
      const { driveId, owner, tenantRules } = getService();
      const folder = await createFreshFolder(getService());
      const bytes = encodeText('%PDF-1.7 content');
      const isRewritten = tenantRules?.includes('rewritten-files');
      for (const [name, isChanged] of [
        ['a.pdf', isRewritten],
        ['a.docx', isRewritten],
        ['a.json', false],
      ] as const) {
        const params = { driveId, itemId: folder.id, path: name };
        const sent = await owner.client.call(operations.putChildContent, params, { bytes });
        const again = await owner.client.call(operations.putItemContent, { driveId, itemId: sent.id }, { bytes });
        if (!tenantRules) continue;
        for (const item of [sent, again]) {
          expect([name, item.size !== bytes.length]).toEqual([name, isChanged ?? false]);
          expect(item.file?.hashes?.quickXorHash === computeQuickXorHash(bytes)).toBe(!isChanged);
        }
      }
    });

    it('[GR-524] may reject changes of the user information list', async () => {
      const { groupId, owner } = getService();
      const query = { select: ['id', 'name', 'system'] };
      const lists = await Array.fromAsync(owner.client.rows(operations.listGroupLists, { groupId }, { query }));
      const { id: listId } = lists.find((list) => list.name === 'users')!;
      const listParams = { groupId, listId };
      await expectRefusalByRule(
        getService(),
        'no-system-list-delta',
        400,
        owner.client.page(operations.listGroupListItemChanges, listParams),
      );
      expect((await owner.client.page(operations.listGroupListItems, listParams)).rows.length).toBeGreaterThan(1);
    });
  });
}

/** Test cases for rules under which new items and changes appear late. */
export function defineLateItemCases(getService: GetService): void {
  describe('new items', () => {
    it('[GR-528] may lack the row of a new folder, and the drive of a new library, for a while', async () => {
      const { driveId, groupId, owner, tenantRules } = getService();
      const folder = await createFreshFolder(getService());
      const row = () => getOutcome(owner.client.call(operations.getItemListItem, { driveId, itemId: folder.id }));
      const isLate = tenantRules?.includes('late-items');
      if (tenantRules) expect([await row(), await row()]).toEqual([isLate ? 404 : 'accepted', 'accepted']);
      const body = { displayName: createFreshName(getService(), 'Late '), list: { template: 'documentLibrary' } };
      const { id } = await owner.client.call(operations.createGroupList, { groupId }, { body });
      const query = { select: ['id', 'name', 'drive'], expand: 'drive($select=id,name)', top: 1000 };
      const findDrive = async () => {
        const lists = await Array.fromAsync(owner.client.rows(operations.listGroupLists, { groupId }, { query }));
        return lists.find((list) => list.id === id)?.drive?.id;
      };
      const firstStatus = [await findDrive(), await findDrive(), await findDrive()];
      if (tenantRules) expect(firstStatus.map((drive) => drive !== undefined)).toEqual([!isLate, !isLate, true]);
      if (!firstStatus[2]) return;
      const list = () => getOutcome(owner.client.call(operations.getDriveList, { driveId: firstStatus[2]! }));
      expect([await list(), await list(), await list()].at(-1)).toBe('accepted');
    });

    it('[GR-532] may be missing from the changes of a drive until a later request', async () => {
      const { driveId, owner, tenantRules } = getService();
      const changes = (link?: string) =>
        owner.client.page(operations.listDriveChanges, { driveId }, { query: { top: 1000 }, ...(link && { link }) });
      let page = await changes();
      while (page.nextLink) page = await changes(page.nextLink);
      page = await changes(page.deltaLink);
      const folder = await createFreshFolder(getService());
      const seen: boolean[] = [];
      for (let requestCount = 0; requestCount < 2; requestCount++) {
        page = await changes(page.deltaLink);
        seen.push(page.rows.some(({ id }) => id === folder.id));
      }
      const isLate = tenantRules?.includes('late-changes');
      if (tenantRules) expect(seen).toEqual([!isLate, isLate]);
    });
  });
}
