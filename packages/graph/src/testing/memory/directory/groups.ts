import { matchesFilter } from '../../../odata/filter.ts';
import { parseFilter } from '../../../odata/parse-filter.ts';
import { type Call, Refusal } from '../call.ts';
import { isMember } from '../drives/access.ts';
import { pickProperties, replyJson, replyPage } from '../reply.ts';
import type { Group } from '../state.ts';
import { type DirectoryRow, replyDirectory, replyDirectoryCount } from './directory-list.ts';
import { describeUser } from './people.ts';

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

function describeGroup(group: Group) {
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

const createGroupRows = (call: Call): DirectoryRow[] =>
  [...call.state.groups.values()].map((group) => {
    const body: Record<string, unknown> = describeGroup(group);
    return {
      describe: (select) => pickProperties(body, select),
      getProperty: (property) =>
        Object.entries(body).find(([key]) => key.toLowerCase() === property.toLowerCase())?.[1],
    };
  });

export const listGroups = (call: Call): Response => replyDirectory(call, createGroupRows(call), groupProperties);
export const countGroups = (call: Call): Response => replyDirectoryCount(call, createGroupRows(call), groupProperties);

const describeTeam = (group: Group) => ({
  id: group.id,
  displayName: group.displayName,
  description: null,
  isArchived: false,
});

export const replyGroup = (call: Call, group: Group) =>
  replyJson(pickProperties(describeGroup(group), call.query.select));
export const replyTeam = (call: Call, group: Group) =>
  replyJson(pickProperties(describeTeam(group), call.query.select));

export function listGroupsOfCaller(call: Call, part: 'member' | 'owner'): Response {
  const isOwn = [...call.state.groups.values()].filter((group) =>
    part === 'owner' ? group.ownerIds.includes(call.user.id) : isMember(group, call.user.id),
  );
  return replyPage(call, isOwn, (group) => pickProperties(describeGroup(group), call.query.select), 100);
}

/** Lists the caller's teams in one page, whatever the query options. */
export function listJoinedTeams(call: Call): Response {
  const joined = [...call.state.groups.values()].filter((group) => isMember(group, call.user.id));
  return replyJson({ value: joined.map(describeTeam) });
}

/** Lists the caller's own teams, because all teams are private here. */
export function listTeams(call: Call): Response {
  const filter = call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
  const teams = [...call.state.groups.values()]
    .filter((group) => isMember(group, call.user.id))
    .map((group): Record<string, unknown> => describeTeam(group))
    .filter((team) => !filter || matchesFilter(filter, (property) => team[property]));
  return replyPage(call, teams, (team) => pickProperties(team, call.query.select), 100);
}

/** Lists a team's standard channels, and private channels with the caller as a member. */
export function listChannels(call: Call, team: Group): Response {
  const filter = call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
  const channels = team.channels
    .filter(({ memberIds }) => memberIds === undefined || memberIds.includes(call.user.id))
    .map(({ memberIds, ...channel }): Record<string, unknown> => {
      return { ...channel, membershipType: memberIds === undefined ? 'standard' : 'private' };
    })
    .filter((channel) => !filter || matchesFilter(filter, (property) => channel[property]));
  return replyJson({ value: channels.map((channel) => pickProperties(channel, call.query.select)) });
}

export function listPeopleByIds(call: Call, group: Group, part: 'owners' | 'members'): Response {
  const ids = part === 'owners' ? group.ownerIds : group.memberIds;
  const people = ids.flatMap((id) => call.state.people.get(id) ?? []);
  return replyPage(
    call,
    people,
    (person) => ({ '@odata.type': '#microsoft.graph.user', ...describeUser(call, person) }),
    100,
  );
}
