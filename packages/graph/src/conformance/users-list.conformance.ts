import { describe, expect, it } from 'vitest';
import { and, compare, type Filter, formatFilter } from '../odata/filter.ts';
import { operations } from '../operations.ts';
import type { ListItem } from '../resources/list-item.ts';
import {
  type Actor,
  createFreshFolder,
  expectRefusal,
  fetchItem,
  type GetService,
  getSiteNames,
  putText,
} from './service-under-test.ts';
import { addRow, allowUnindexedHeader, createFreshList, getSiteId, type SiteList } from './site-list.ts';

export function defineUsersListCases(getService: GetService): void {
  describe('the user information list of a site', () => {
    const locateList = async (): Promise<SiteList> => {
      const { owner, groupId } = getService();
      const query = { select: ['id', 'name', 'system'], filter: "Name eq 'users'" };
      const { rows } = await owner.client.page(operations.listGroupLists, { groupId }, { query });
      expect(rows).toHaveLength(1);
      return { siteId: await getSiteId(getService()), listId: String(rows[0]?.id) };
    };
    const find = async ({ siteId, listId }: SiteList, filter: Filter): Promise<ListItem[]> => {
      const options = { query: { expand: 'fields', filter: formatFilter(filter) }, headers: allowUnindexedHeader };
      return Array.fromAsync(getService().owner.client.rows(operations.listSiteListItems, { siteId, listId }, options));
    };
    const findRow = async (list: SiteList, { mail }: Actor) =>
      (await find(list, compare('fields/EMail', 'eq', mail)))[0];

    it('[GR-340] is a system list with a fixed name and title', async () => {
      const { owner, groupId } = getService();
      const at = await locateList();
      const title = getSiteNames(getService()).usersList;
      const query = { select: ['id', 'displayName', 'system'], filter: `displayName eq '${title}'` };
      const { rows } = await owner.client.page(operations.listSiteLists, { siteId: at.siteId }, { query });
      expect(rows).toEqual([expect.objectContaining({ id: at.listId, displayName: title, system: {} })]);
      const plain = await owner.client.page(
        operations.listGroupLists,
        { groupId },
        { query: { filter: query.filter } },
      );
      expect(plain.rows).toEqual([]);
      const byTitle = await owner.client.call(operations.getGroupList, { groupId, listId: title });
      expect(byTitle).toMatchObject({
        id: at.listId,
        name: 'users',
        list: { template: 'userInformation', hidden: true },
      });
      const body = { displayName: title };
      const again = owner.client.call(operations.createGroupList, { groupId }, { body });
      await expectRefusal(again, 409, 'nameAlreadyExists');
    });

    it('[GR-341] describes a user under the number by which rows reference them', async () => {
      const service = getService();
      const at = await locateList();
      const row = await findRow(at, service.owner);
      expect(row).toMatchObject({ contentType: { id: expect.stringMatching(/^0x010A/), name: 'Person' } });
      expect(row?.fields).toMatchObject({
        ContentType: 'Person',
        Name: `i:0#.f|membership|${service.owner.mail}`,
        Title: service.owner.displayName,
        EMail: service.owner.mail,
        UserInfoHidden: false,
      });
      const createdRow = await addRow(service, await createFreshList(service), { Title: 'x' });
      expect(createdRow.fields?.AuthorLookupId).toBe(row?.id);
    });

    it('[GR-342] contains the members of the group and the groups of the site', async () => {
      const { owner, member, outsider } = getService();
      const at = await locateList();
      const people = await find(at, compare('fields/ContentType', 'eq', 'Person'));
      const emailAddresses = people.map((row) => row.fields?.EMail);
      expect(emailAddresses).toEqual(expect.arrayContaining([owner.mail, member.mail]));
      expect(people.some((row) => row.fields?.Title === outsider.displayName && row.id === '3')).toBe(false);
      const groups = await find(
        at,
        compare('fields/ContentType', 'eq', getSiteNames(getService()).contentTypes.siteGroup),
      );
      expect(groups.map((row) => row.id).sort()).toEqual(['3', '4', '5']);
      for (const { contentType } of groups) expect(contentType?.id).toMatch(/^0x010B/);
    });

    it('[GR-502] names the groups of the site, and their rows, in the language of the site', async () => {
      const { owner, groupId } = getService();
      const site = await owner.client.call(operations.getGroupRootSite, { groupId });
      const names = getSiteNames(getService());
      const groups = await find(await locateList(), compare('fields/ContentType', 'eq', names.contentTypes.siteGroup));
      const members = groups.find(({ id }) => id === '5');
      expect(members?.fields?.Title).toBe(names.groups.members(String(site.displayName)));
      expect(members?.contentType?.name).toBe(names.contentTypes.siteGroup);
    });

    it('[GR-473] marks the groups of the site as visible', async () => {
      const isSiteGroup = compare('fields/ContentType', 'eq', getSiteNames(getService()).contentTypes.siteGroup);
      const shown = await find(await locateList(), and(isSiteGroup, compare('fields/UserInfoHidden', 'eq', false)));
      expect(shown.map((row) => row.id).sort()).toEqual(['3', '4', '5']);
    });

    it('[GR-343] adds users who act in the site, reports them as changes, and keeps them', async () => {
      const service = getService();
      const { owner, outsider, driveId } = service;
      const at = await locateList();
      const { siteId, listId } = at;
      const feed = await owner.client.page(
        operations.listSiteListItemChanges,
        { siteId, listId },
        { query: { token: 'latest', expand: 'fields' } },
      );
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const known = await findRow(at, outsider);
      const body = {
        requireSignIn: true,
        sendInvitation: false,
        roles: ['write'],
        recipients: [{ objectId: outsider.id }],
      };
      const params = { driveId, itemId: file.id };
      const { value } = await owner.client.call(operations.invite, params, { body });
      await outsider.client.call(operations.updateItem, params, { body: { name: 'b.txt' } });
      const { id: listItemId } = await owner.client.call(operations.getItemListItem, params);
      const { fields } = await owner.client.call(
        operations.getDriveListItem,
        { driveId, listItemId },
        { query: { expand: 'fields' } },
      );
      const row = await findRow(at, outsider);
      expect([row?.id, row?.fields?.Title]).toEqual([fields?.EditorLookupId, outsider.displayName]);
      const changes = await owner.client.page(
        operations.listSiteListItemChanges,
        { siteId, listId },
        { link: String(feed.deltaLink) },
      );
      expect(changes.rows.map(({ id }) => id)).toEqual(known === undefined ? [row?.id] : []);
      await owner.client.call(operations.deletePermission, { ...params, permissionId: String(value[0]?.id) });
      await expectRefusal(fetchItem(service, file, outsider), 403, 'accessDenied');
      expect((await findRow(at, outsider))?.id).toBe(row?.id);
    });

    it('[GR-344] is read-only', async () => {
      const service = getService();
      const { owner, outsider } = service;
      const { siteId, listId } = await locateList();
      const row = await findRow({ siteId, listId }, owner);
      const params = { siteId, listId, listItemId: String(row?.id) };
      const body = { Title: 'Somebody else' };
      await expectRefusal(addRow(service, { siteId, listId }, { Title: 'x' }), 403, 'accessDenied');
      await expectRefusal(
        owner.client.call(operations.updateSiteListItemFields, params, { body }),
        403,
        'accessDenied',
      );
      await expectRefusal(owner.client.call(operations.deleteSiteListItem, params), 403, 'accessDenied');
      await expectRefusal(owner.client.call(operations.deleteSiteList, { siteId, listId }), 403, 'accessDenied');
      await expectRefusal(outsider.client.page(operations.listSiteListItems, { siteId, listId }), 403, 'accessDenied');
    });

    it('[GR-345] is the lookup target of person columns', async () => {
      const service = getService();
      const row = await findRow(await locateList(), service.member);
      const at = await createFreshList(service, [{ name: 'Owner', personOrGroup: {} }]);
      const createdRow = await addRow(service, at, { OwnerLookupId: Number(row?.id) });
      expect(createdRow.fields).toMatchObject({ OwnerLookupId: row?.id });
      await expectRefusal(addRow(service, at, { OwnerLookupId: 99_999 }), 400, 'invalidRequest');
    });
  });
}
