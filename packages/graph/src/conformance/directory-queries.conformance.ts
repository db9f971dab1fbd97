import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { expectRefusal, type GetService, sendRaw } from './service-under-test.ts';

const eventualConsistency = { headers: { ConsistencyLevel: 'eventual' } };
const photoSizes = ['48x48', '64x64', '96x96', '120x120', '240x240', '360x360', '432x432', '504x504', '648x648'];

export function defineDirectoryQueryCases(getService: GetService): void {
  const expectRefused = async (address: string, options = {}) => {
    const service = getService();
    const { status, body } = await sendRaw(service, service.owner, `GET ${address}`, options);
    return [address, status, body.error?.code];
  };

  describe('lists of the directory', () => {
    it('[GR-350] filter groups by their kind', async () => {
      const { owner, groupId } = getService();
      const filter = "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')";
      const select = ['id', 'displayName', 'mail', 'groupTypes', 'securityEnabled', 'mailEnabled', 'visibility'];
      const rows = await Array.fromAsync(owner.client.rows(operations.listGroups, {}, { query: { filter, select } }));
      expect(rows.find(({ id }) => id === groupId)).toMatchObject({ groupTypes: ['Unified'], securityEnabled: false });
      expect(rows.every((row) => row.securityEnabled || row.groupTypes?.includes('Unified'))).toBe(true);
    });

    it('[GR-351] search groups by the same rules as people', async () => {
      const { owner, groupId } = getService();
      const { displayName } = await owner.client.call(operations.getGroup, { groupId });
      const query = { search: `"displayName:${displayName?.slice(0, 3).toLowerCase()}"`, count: true };
      const page = await owner.client.page(operations.listGroups, {}, { query });
      expect(page.rows.map(({ id }) => id)).toContain(groupId);
      expect(page.count).toBeGreaterThan(0);
      const plain = await expectRefused('/groups?$search="displayName:a"');
      expect(plain.slice(1)).toEqual([400, 'Request_UnsupportedQuery']);
    });

    it('[GR-361] combine search, filter, count and page size, as people pickers do', async () => {
      const service = getService();
      const { owner, member, groupId } = service;
      const { displayName = '' } = await owner.client.call(operations.getGroup, { groupId });
      const search = `"displayName:${displayName?.slice(0, 3)}" OR "mail:${displayName?.slice(0, 3)}"`;
      const groups = async (filter: string) => {
        const query = { search, filter, count: true, top: 30, select: ['id', 'displayName'] };
        return (await owner.client.page(operations.listGroups, {}, { query })).rows;
      };
      const findIds = await groups("securityEnabled eq true or groupTypes/any(c:c eq 'Unified')");
      expect(findIds.find(({ id }) => id === groupId)).toMatchObject({ id: groupId, displayName });
      expect((await groups('securityEnabled eq true')).map(({ id }) => id)).not.toContain(groupId);
      // NOTE: `mail` is searched although it isn't selected.
      const people = {
        search: `"displayName:${member.mail}" OR "mail:${member.mail}"`,
        top: 20,
        select: ['id', 'displayName'],
      };
      const { rows } = await owner.client.page(operations.listUsers, {}, { query: people });
      expect(rows.map((row) => [row.displayName, row.mail])).toEqual([[member.displayName, undefined]]);
    });

    it('[GR-352] reject unknown properties in every option', async () => {
      for (const address of ['/users', '/groups']) {
        expect((await expectRefused(`${address}?$select=shoeSize`))[1]).toBe(400);
        expect((await expectRefused(`${address}?$filter=shoeSize eq '43'`))[1]).toBe(400);
        expect((await expectRefused(`${address}?$orderby=shoeSize`))[1]).toBe(400);
        expect((await expectRefused(`${address}?$search="shoeSize:43"`, eventualConsistency))[1]).toBe(400);
      }
    });

    it('[GR-353] return at most 999 rows per page', async () => {
      for (const address of ['/users?$top=1000', '/groups?$top=1000']) {
        expect(await expectRefused(address)).toEqual([address, 400, 'Request_BadRequest']);
      }
      expect((await expectRefused('/users?$top=999'))[1]).toBe(200);
      expect((await expectRefused('/groups?$skip=1'))[1]).toBe(400);
    });

    it('[GR-354] are sorted; with a filter or negation only in advanced queries', async () => {
      const service = getService();
      const { owner } = service;
      const { rows } = await owner.client.page(operations.listUsers, {}, { query: { orderby: 'displayName desc' } });
      const names = rows.map(({ displayName }) => displayName ?? '');
      expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)));
      const filter = `$filter=mail ne '${owner.mail}'`;
      for (const options of [filter, "$filter=startswith(displayName,'a')&$orderby=displayName"]) {
        for (const address of [`/users?${options}`, `/users?${options}&$count=true`]) {
          expect(await expectRefused(address)).toEqual([address, 400, 'Request_UnsupportedQuery']);
        }
        expect((await expectRefused(`/users?${options}`, eventualConsistency))[1]).toBe(400);
      }
      const others = await sendRaw(service, owner, `GET /users?${filter}&$count=true`, eventualConsistency);
      expect(others.body.value.map(({ id }) => id)).not.toContain(owner.id);
      expect(others.body['@odata.count']).toBeGreaterThan(0);
    });

    it('[GR-355] return counts as plain text, only for advanced queries', async () => {
      const service = getService();
      const mail = encodeURIComponent(`"mail:${service.owner.mail}"`);
      const one = await sendRaw(service, service.owner, `GET /users/$count?$search=${mail}`, eventualConsistency);
      expect([one.status, one.text]).toEqual([200, '1']);
      expect(one.headers.get('Content-Type')).toMatch(/^text\/plain/);
      const groups = await sendRaw(service, service.owner, 'GET /groups/$count', eventualConsistency);
      expect(Number(groups.text)).toBeGreaterThan(0);
      for (const address of ['/users/$count', '/groups/$count']) {
        expect(await expectRefused(address)).toEqual([address, 400, 'Request_UnsupportedQuery']);
      }
    });

    it('[GR-356] require the ConsistencyLevel header for every page, because next links do not store it', async () => {
      const service = getService();
      const { owner, member } = service;
      const search = encodeURIComponent(`"mail:${owner.mail}" OR "mail:${member.mail}"`);
      const first = await sendRaw(service, owner, `GET /users?$search=${search}&$top=1`, eventualConsistency);
      const next = String(first.body['@odata.nextLink']);
      expect((await sendRaw(service, owner, `GET ${next}`)).status).toBe(400);
      expect((await sendRaw(service, owner, `GET ${next}`, eventualConsistency)).body.value).toHaveLength(1);
    });
  });

  describe('photos and the organization', () => {
    it('[GR-357] return photos in nine sizes only, with metadata', async () => {
      const service = getService();
      const { owner, outsider } = service;
      for (const size of photoSizes) {
        const answer = await sendRaw(service, owner, `GET /users/${owner.id}/photos/${size}/$value`);
        expect([size, answer.status, answer.headers.get('Content-Type')?.split('/')[0]]).toEqual([size, 200, 'image']);
        expect(answer.headers.get('ETag')).toBeTruthy();
      }
      const unusualSize = owner.client.call(operations.getUserPhoto, { userId: owner.id, size: '50x50' });
      await expectRefusal(unusualSize, 404, /^(ImageNotFound|ErrorItemNotFound)$/);
      const info = await owner.client.call(operations.getUserPhotoInfo, { userId: owner.id });
      expect(info).toMatchObject({
        '@odata.mediaContentType': expect.stringMatching(/^image\//),
        id: expect.any(String),
      });
      const value = await owner.client.call(operations.getUserPhotoValue, { userId: owner.mail });
      expect(value.size).toBeGreaterThan(0);
      expect((await sendRaw(service, owner, 'GET /me/photo/$value')).status).toBe(200);
      const missing = owner.client.call(operations.getUserPhotoInfo, { userId: outsider.id });
      await expectRefusal(missing, 404, /^(ImageNotFound|ErrorItemNotFound)$/);
    });

    it('[GR-358] return the organization as a collection of one', async () => {
      const { owner } = getService();
      const { rows } = await owner.client.page(operations.listOrganizations, {});
      expect(rows).toHaveLength(1);
      const organizationId = rows[0]?.id ?? '';
      const one = await owner.client.call(operations.getOrganization, { organizationId });
      expect(one.displayName).toBe(rows[0]?.displayName);
    });
  });

  describe('teams and channels', () => {
    it('[GR-359] lists and filters the teams that the caller may see', async () => {
      const { member, outsider, groupId } = getService();
      const listTeamNames = async (actor: typeof member, filter?: string) => {
        const query = filter === undefined ? {} : { filter };
        return Array.fromAsync(actor.client.rows(operations.listTeams, {}, { query }), ({ id }) => id);
      };
      const { displayName } = await member.client.call(operations.getTeam, { teamId: groupId });
      expect(await listTeamNames(member)).toContain(groupId);
      expect(await listTeamNames(member, `displayName eq '${displayName}'`)).toEqual([groupId]);
      expect(await listTeamNames(member, "startswith(displayName,'no such team')")).toEqual([]);
      expect(await listTeamNames(outsider)).not.toContain(groupId);
    });

    it('[GR-360] lists private channels only for members; channels can be filtered and selected', async () => {
      const { owner, member, groupId: teamId } = getService();
      const listChannelNames = async (actor: typeof owner, query = {}) =>
        (await actor.client.page(operations.listChannels, { teamId }, { query })).rows;
      const all = await listChannelNames(owner);
      expect(all.map(({ membershipType }) => membershipType)).toContain('private');
      expect((await listChannelNames(member)).map(({ membershipType }) => membershipType)).not.toContain('private');
      const filter = "membershipType eq 'private'";
      const [closed] = await listChannelNames(owner, { filter, select: ['id', 'membershipType'] });
      expect(Object.keys(closed ?? {}).toSorted()).toEqual(['id', 'membershipType']);
      expect(await listChannelNames(member, { filter })).toEqual([]);
    });
  });
}
