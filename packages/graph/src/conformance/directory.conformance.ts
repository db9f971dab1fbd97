import { describe, expect, it } from 'vitest';
import { formatSearchAny } from '../odata/search.ts';
import { operations } from '../operations.ts';
import { expectRefusal, type GetService, type ServiceUnderTest, sendRaw } from './service-under-test.ts';

async function searchUserNames(service: ServiceUnderTest, text: string, property = 'displayName'): Promise<string[]> {
  const query = { search: formatSearchAny([property], text), select: ['id', 'displayName'] };
  return Array.fromAsync(service.owner.client.rows(operations.listUsers, {}, { query }), (row) => row.id);
}

export function defineDirectoryCases(getService: GetService): void {
  describe('people', () => {
    it('[GR-10] returns the signed-in user, and people by ID and user principal name', async () => {
      const { owner, member } = getService();
      expect(await owner.client.call(operations.getMe, {})).toMatchObject({
        id: owner.id,
        displayName: owner.displayName,
        userPrincipalName: owner.mail,
      });
      for (const userId of [member.id, member.mail]) {
        expect(await owner.client.call(operations.getUser, { userId })).toMatchObject({ id: member.id });
      }
    });

    it('[GR-11] returns selected properties, empty ones as null, and rejects unknown ones', async () => {
      const service = getService();
      const answer = await sendRaw(service, service.owner, 'GET /me?$select=id,jobTitle');
      expect(answer.body).toMatchObject({ id: service.owner.id });
      expect(answer.body).toHaveProperty('jobTitle');
      expect((await sendRaw(service, service.owner, 'GET /me?$select=id,shoeSize')).status).toBe(400);
    });

    it('[GR-12] returns 404 for unknown people', async () => {
      const unknownId = getService().owner.client.call(operations.getUser, {
        userId: '00000000-0000-4000-8000-00000000dead',
      });
      await expectRefusal(unknownId, 404, 'Request_ResourceNotFound');
    });

    it('[GR-13] searches display names by the start of each word, other properties by their start', async () => {
      const service = getService();
      const { owner } = service;
      const [first = '', last = ''] = owner.displayName.split(' ');
      expect(await searchUserNames(service, first.slice(0, 3).toLowerCase())).toContain(owner.id);
      expect(await searchUserNames(service, last.slice(0, 3).toUpperCase())).toContain(owner.id);
      expect(await searchUserNames(service, `${last} ${first}`)).toContain(owner.id);
      expect(await searchUserNames(service, last.slice(1))).not.toContain(owner.id);
      expect(await searchUserNames(service, owner.mail.slice(0, 4), 'mail')).toContain(owner.id);
      expect(await searchUserNames(service, owner.mail.slice(1), 'mail')).not.toContain(owner.id);
    });

    it('[GR-14] searches with OR and AND', async () => {
      const service = getService();
      const sendSearch = async (search: string) => {
        const { rows } = await service.owner.client.page(operations.listUsers, {}, { query: { search } });
        return rows.map((row) => row.id);
      };
      const { owner, member } = service;
      const either = await sendSearch(`"mail:${owner.mail}" OR "mail:${member.mail}"`);
      expect(either.sort()).toEqual([owner.id, member.id].sort());
      expect(await sendSearch(`"mail:${owner.mail}" AND "mail:${member.mail}"`)).toEqual([]);
    });

    it('[GR-15] rejects a search without quotes or without the ConsistencyLevel header', async () => {
      const service = getService();
      const headers = { ConsistencyLevel: 'eventual' };
      const unquoted = await sendRaw(service, service.owner, 'GET /users?$search=displayName:a', { headers });
      expect(unquoted.status).toBe(400);
      const plain = await sendRaw(service, service.owner, 'GET /users?$search=%22displayName:a%22');
      expect([plain.status, plain.body.error.code]).toEqual([400, 'Request_UnsupportedQuery']);
    });

    it('[GR-16] counts all matches on the first page, and pages', async () => {
      const service = getService();
      const { owner, member } = service;
      const query = { search: `"mail:${owner.mail}" OR "mail:${member.mail}"`, count: true, top: 1 };
      const page = await owner.client.page(operations.listUsers, {}, { query });
      expect([page.count, page.rows.length]).toEqual([2, 1]);
      const all = await Array.fromAsync(owner.client.rows(operations.listUsers, {}, { query }), (row) => row.id);
      expect(all.sort()).toEqual([owner.id, member.id].sort());
    });

    it('[GR-17] does not support $skip', async () => {
      const service = getService();
      expect((await sendRaw(service, service.owner, 'GET /users?$skip=1')).status).toBe(400);
    });

    it('[GR-18] returns photos as bytes, and 404 without one', async () => {
      const { owner, outsider } = getService();
      const picture = await owner.client.call(operations.getUserPhoto, { userId: owner.id, size: '48x48' });
      expect(picture.size).toBeGreaterThan(0);
      const missing = owner.client.call(operations.getUserPhoto, { userId: outsider.id, size: '48x48' });
      await expectRefusal(missing, 404, /^(ImageNotFound|ErrorItemNotFound)$/);
    });

    it('[GR-19] accepts mail with an empty 202', async () => {
      const service = getService();
      const { mail, displayName } = service.member;
      const message = {
        subject: 'Hello',
        body: { contentType: 'Text', content: 'Hi' },
        toRecipients: [{ emailAddress: { address: mail, name: displayName } }],
      };
      for (const body of [{ message, saveToSentItems: false }, { Message: message }]) {
        const answer = await sendRaw(service, service.owner, 'POST /me/sendMail', { body });
        expect([answer.status, answer.text]).toEqual([202, '']);
      }
    });
  });

  describe('groups and teams', () => {
    it('[GR-20] lists memberships with their types', async () => {
      const { owner, outsider, groupId } = getService();
      const ids = async (actor: typeof owner) => {
        const rows = await Array.fromAsync(actor.client.rows(operations.listMemberOf, {}));
        return rows.filter((row) => row['@odata.type'] === '#microsoft.graph.group').map((row) => row.id);
      };
      expect(await ids(owner)).toContain(groupId);
      expect(await ids(outsider)).not.toContain(groupId);
    });

    it('[GR-21] distinguishes owners from members', async () => {
      const { owner, member, groupId } = getService();
      const owners = await Array.fromAsync(owner.client.rows(operations.listGroupOwners, { groupId }), ({ id }) => id);
      const members = await Array.fromAsync(
        owner.client.rows(operations.listGroupMembers, { groupId }),
        ({ id }) => id,
      );
      expect(owners).toContain(owner.id);
      expect(owners).not.toContain(member.id);
      expect(members).toContain(member.id);
      const owned = async (actor: typeof owner) =>
        Array.fromAsync(actor.client.rows(operations.listOwnedObjects, {}), ({ id }) => id);
      expect(await owned(owner)).toContain(groupId);
      expect(await owned(member)).not.toContain(groupId);
    });

    it('[GR-22] returns a team by the ID of its group, with channels', async () => {
      const { member, groupId } = getService();
      const { rows: joined } = await member.client.page(operations.listJoinedTeams, {});
      expect(joined.map((team) => team.id)).toContain(groupId);
      expect(await member.client.call(operations.getTeam, { teamId: groupId })).toMatchObject({ id: groupId });
      expect(await member.client.call(operations.getGroup, { groupId })).toMatchObject({ id: groupId });
      const { rows: channels } = await member.client.page(operations.listChannels, { teamId: groupId });
      expect(channels[0]).toMatchObject({ id: expect.any(String), membershipType: 'standard' });
    });

    it('[GR-23] returns 404 for unknown teams', async () => {
      const none = getService().owner.client.call(operations.getTeam, {
        teamId: '00000000-0000-4000-8000-00000000dead',
      });
      await expectRefusal(none, 404, 'NotFound');
    });

    it('[GR-24] returns the site of a group', async () => {
      const { owner, groupId } = getService();
      const site = await owner.client.call(operations.getGroupRootSite, { groupId });
      expect(site.id.split(',')).toHaveLength(3);
    });
  });
}
