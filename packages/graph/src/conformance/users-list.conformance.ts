import { describe, expect, it } from 'vitest';
import { both, compare, type Filter, formatFilter } from '../odata/filter.ts';
import { operations } from '../operations.ts';
import type { ListItem } from '../resources/list-item.ts';
import { addRow, freshList, type SiteList, siteIdOf, unindexed } from './site-list.ts';
import { type Actor, expectRefusal, freshFolder, namesIn, putText, readItem, type World } from './world.ts';

export function usersListCases(open: World): void {
  describe('the list of the people of a site', () => {
    const locate = async (): Promise<SiteList> => {
      const { owner, groupId } = open();
      const query = { select: ['id', 'name', 'system'], filter: "Name eq 'users'" };
      const { rows } = await owner.client.page(operations.listGroupLists, { groupId }, { query });
      expect(rows).toHaveLength(1);
      return { siteId: await siteIdOf(open()), listId: String(rows[0]?.id) };
    };
    const find = async ({ siteId, listId }: SiteList, filter: Filter): Promise<ListItem[]> => {
      const options = { query: { expand: 'fields', filter: formatFilter(filter) }, headers: unindexed };
      return Array.fromAsync(open().owner.client.rows(operations.listSiteListItems, { siteId, listId }, options));
    };
    const rowOf = async (at: SiteList, { mail }: Actor) => (await find(at, compare('fields/EMail', 'eq', mail)))[0];

    it('[GR-340] is a system list with a name and title of its own', async () => {
      const { owner, groupId } = open();
      const at = await locate();
      const title = namesIn(open()).usersList;
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

    it('[GR-341] says who somebody is, under the number that rows name them by', async () => {
      const world = open();
      const at = await locate();
      const row = await rowOf(at, world.owner);
      expect(row).toMatchObject({ contentType: { id: expect.stringMatching(/^0x010A/), name: 'Person' } });
      expect(row?.fields).toMatchObject({
        ContentType: 'Person',
        Name: `i:0#.f|membership|${world.owner.mail}`,
        Title: world.owner.displayName,
        EMail: world.owner.mail,
        UserInfoHidden: false,
      });
      const made = await addRow(world, await freshList(world), { Title: 'x' });
      expect(made.fields?.AuthorLookupId).toBe(row?.id);
    });

    it('[GR-342] has those who belong to the group as people, and the groups of the site', async () => {
      const { owner, member, outsider } = open();
      const at = await locate();
      const people = await find(at, compare('fields/ContentType', 'eq', 'Person'));
      const mails = people.map((row) => row.fields?.EMail);
      expect(mails).toEqual(expect.arrayContaining([owner.mail, member.mail]));
      expect(people.some((row) => row.fields?.Title === outsider.displayName && row.id === '3')).toBe(false);
      const groups = await find(at, compare('fields/ContentType', 'eq', namesIn(open()).contentTypes.siteGroup));
      expect(groups.map((row) => row.id).sort()).toEqual(['3', '4', '5']);
      for (const { contentType } of groups) expect(contentType?.id).toMatch(/^0x010B/);
    });

    it('[GR-502] names the groups of the site, and their rows, in the language of the site', async () => {
      const { owner, groupId } = open();
      const site = await owner.client.call(operations.getGroupRootSite, { groupId });
      const names = namesIn(open());
      const groups = await find(await locate(), compare('fields/ContentType', 'eq', names.contentTypes.siteGroup));
      const members = groups.find(({ id }) => id === '5');
      expect(members?.fields?.Title).toBe(names.groups.members(String(site.displayName)));
      expect(members?.contentType?.name).toBe(names.contentTypes.siteGroup);
    });

    it('[GR-473] says that the groups of the site are not hidden', async () => {
      const isSiteGroup = compare('fields/ContentType', 'eq', namesIn(open()).contentTypes.siteGroup);
      const shown = await find(await locate(), both(isSiteGroup, compare('fields/UserInfoHidden', 'eq', false)));
      expect(shown.map((row) => row.id).sort()).toEqual(['3', '4', '5']);
    });

    it('[GR-343] takes in who acts in the site, tells of it, and keeps them', async () => {
      const world = open();
      const { owner, outsider, driveId } = world;
      const at = await locate();
      const { siteId, listId } = at;
      const feed = await owner.client.page(
        operations.listSiteListItemChanges,
        { siteId, listId },
        { query: { token: 'latest', expand: 'fields' } },
      );
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const known = await rowOf(at, outsider);
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
      const row = await rowOf(at, outsider);
      expect([row?.id, row?.fields?.Title]).toEqual([fields?.EditorLookupId, outsider.displayName]);
      const news = await owner.client.page(
        operations.listSiteListItemChanges,
        { siteId, listId },
        { link: String(feed.deltaLink) },
      );
      expect(news.rows.map(({ id }) => id)).toEqual(known === undefined ? [row?.id] : []);
      await owner.client.call(operations.deletePermission, { ...params, permissionId: String(value[0]?.id) });
      await expectRefusal(readItem(world, file, outsider), 403, 'accessDenied');
      expect((await rowOf(at, outsider))?.id).toBe(row?.id);
    });

    it('[GR-344] is nobody’s to write', async () => {
      const world = open();
      const { owner, outsider } = world;
      const { siteId, listId } = await locate();
      const row = await rowOf({ siteId, listId }, owner);
      const params = { siteId, listId, listItemId: String(row?.id) };
      const body = { Title: 'Somebody else' };
      await expectRefusal(addRow(world, { siteId, listId }, { Title: 'x' }), 403, 'accessDenied');
      await expectRefusal(
        owner.client.call(operations.updateSiteListItemFields, params, { body }),
        403,
        'accessDenied',
      );
      await expectRefusal(owner.client.call(operations.deleteSiteListItem, params), 403, 'accessDenied');
      await expectRefusal(owner.client.call(operations.deleteSiteList, { siteId, listId }), 403, 'accessDenied');
      await expectRefusal(outsider.client.page(operations.listSiteListItems, { siteId, listId }), 403, 'accessDenied');
    });

    it('[GR-345] is where person columns look people up', async () => {
      const world = open();
      const row = await rowOf(await locate(), world.member);
      const at = await freshList(world, [{ name: 'Owner', personOrGroup: {} }]);
      const made = await addRow(world, at, { OwnerLookupId: Number(row?.id) });
      expect(made.fields).toMatchObject({ OwnerLookupId: row?.id });
      await expectRefusal(addRow(world, at, { OwnerLookupId: 99_999 }), 400, 'invalidRequest');
    });
  });
}
