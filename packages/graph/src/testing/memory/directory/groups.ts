import type { Call } from '../call.ts';
import { isMember } from '../drives/access.ts';
import { Refusal } from '../refusal.ts';
import { pick, replyJson, replyPage } from '../reply.ts';
import type { Group } from '../state.ts';
import { personBody } from './people.ts';

export function getGroup(call: Call, id: string): Group {
  const group = call.state.groups.get(id);
  if (!group) throw new Refusal(404, 'Request_ResourceNotFound', `Resource '${id}' does not exist.`);
  return group;
}

export function getTeam(call: Call, id: string): Group {
  const team = call.state.groups.get(id);
  if (!team) throw new Refusal(404, 'NotFound', `No team found with group id ${id}.`);
  return team;
}

function groupBody(group: Group): object {
  return {
    '@odata.type': '#microsoft.graph.group',
    id: group.id,
    displayName: group.displayName,
    mail: null,
    groupTypes: ['Unified'],
    securityEnabled: false,
    mailEnabled: true,
    visibility: 'Private',
  };
}

const teamBody = (group: Group) => ({
  id: group.id,
  displayName: group.displayName,
  description: null,
  isArchived: false,
});

export const replyGroup = (call: Call, group: Group) => replyJson(pick(groupBody(group), call.query.select));
export const replyTeam = (call: Call, group: Group) => replyJson(pick(teamBody(group), call.query.select));

export function listGroupsWhere(call: Call, part: 'member' | 'owner'): Response {
  const mine = [...call.state.groups.values()].filter((group) =>
    part === 'owner' ? group.ownerIds.includes(call.me.id) : isMember(group, call.me.id),
  );
  return replyPage(call, mine, (group) => pick(groupBody(group), call.query.select), 100);
}

/** In one page, whatever the options. */
export function listJoinedTeams(call: Call): Response {
  const joined = [...call.state.groups.values()].filter((group) => isMember(group, call.me.id));
  return replyJson({ value: joined.map(teamBody) });
}

export function listChannels(team: Group): Response {
  return replyJson({ value: team.channels.map((channel) => ({ ...channel, membershipType: 'standard' })) });
}

export function listPeopleOf(call: Call, group: Group, part: 'owners' | 'members'): Response {
  const ids = part === 'owners' ? group.ownerIds : group.memberIds;
  const people = ids.flatMap((id) => call.state.people.get(id) ?? []);
  return replyPage(
    call,
    people,
    (person) => ({ '@odata.type': '#microsoft.graph.user', ...personBody(call, person) }),
    100,
  );
}

export function replySite(group: Group): Response {
  return replyJson({
    id: `contoso.test,${group.id},${group.id}`,
    name: group.displayName,
    displayName: group.displayName,
    webUrl: `https://contoso.test/${group.id}`,
    siteCollection: { hostname: 'contoso.test' },
    root: {},
  });
}
