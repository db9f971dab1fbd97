import { matchesFilter } from '../../../odata/matches.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import type { Call } from '../call.ts';
import { isMember } from '../drives/access.ts';
import { Refusal } from '../refusal.ts';
import { pick, replyJson, replyPage } from '../reply.ts';
import type { Group } from '../state.ts';
import { type DirectoryRow, replyDirectory, replyDirectoryCount } from './directory-list.ts';
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

function groupBody(group: Group) {
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

const groupProperties = [
  'id',
  'displayName',
  'mail',
  'groupTypes',
  'securityEnabled',
  'mailEnabled',
  'visibility',
  'description',
  'createdDateTime',
];

const groupRows = (call: Call): DirectoryRow[] =>
  [...call.state.groups.values()].map((group) => {
    const body: Record<string, unknown> = groupBody(group);
    return {
      described: (select) => pick(body, select),
      read: (property) => Object.entries(body).find(([key]) => key.toLowerCase() === property.toLowerCase())?.[1],
    };
  });

export const listGroups = (call: Call): Response => replyDirectory(call, groupRows(call), groupProperties);
export const countGroups = (call: Call): Response => replyDirectoryCount(call, groupRows(call), groupProperties);

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

/** Those that the caller may see, as all of them are private here: their own. */
export function listTeams(call: Call): Response {
  const filter = call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
  const teams = [...call.state.groups.values()]
    .filter((group) => isMember(group, call.me.id))
    .map((group): Record<string, unknown> => teamBody(group))
    .filter((team) => !filter || matchesFilter(filter, (property) => team[property]));
  return replyPage(call, teams, (team) => pick(team, call.query.select), 100);
}

/** Standard channels, and the private ones that the caller is in. */
export function listChannels(call: Call, team: Group): Response {
  const filter = call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
  const channels = team.channels
    .filter(({ memberIds }) => memberIds === undefined || memberIds.includes(call.me.id))
    .map(({ memberIds, ...channel }): Record<string, unknown> => {
      return { ...channel, membershipType: memberIds === undefined ? 'standard' : 'private' };
    })
    .filter((channel) => !filter || matchesFilter(filter, (property) => channel[property]));
  return replyJson({ value: channels.map((channel) => pick(channel, call.query.select)) });
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
