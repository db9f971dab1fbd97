import { operations } from '@tideform/graph';
import type { Group } from '../../directory/directory.ts';
import { listChannels as listTeamChannels } from '../../directory/groups-store.ts';
import { Refusal } from '../../refusal.ts';
import { matchesFilter, refuseSkip } from '../answer/directory-query.ts';
import { createPageResponse } from '../answer/page.ts';
import { createPhotoResponse } from '../answer/photos.ts';
import { selectFromDirectory, selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, getFilter, implement, ok } from '../call/graph-call.ts';
import { findVisibleTeam, listVisibleTeams } from './visible-groups.ts';

/** Properties of a team in a list, where settings are omitted. */
const defaultTeamProperties = [
  'id',
  'displayName',
  'description',
  'internalId',
  'isArchived',
  'tenantId',
  'visibility',
  'webUrl',
] as const;

/** Describes a group as Graph's team resource. */
function describeTeam(group: Group, publicUrl: string): Record<string, unknown> {
  return {
    id: group.id,
    createdDateTime: group.createdAt.toISOString(),
    displayName: group.displayName,
    description: group.description,
    internalId: `19:${group.id.replaceAll('-', '')}@thread.tacv2`,
    classification: null,
    specialization: 'none',
    visibility: group.visibility.toLowerCase(),
    webUrl: `${publicUrl}/teams/${group.id}`,
    isArchived: false,
    tenantId: group.tenantId,
    ...settings,
  };
}

const settings = {
  memberSettings: {
    allowCreateUpdateChannels: true,
    allowCreatePrivateChannels: true,
    allowDeleteChannels: true,
    allowAddRemoveApps: true,
    allowCreateUpdateRemoveTabs: true,
    allowCreateUpdateRemoveConnectors: true,
  },
  guestSettings: { allowCreateUpdateChannels: false, allowDeleteChannels: false },
  messagingSettings: {
    allowUserEditMessages: true,
    allowUserDeleteMessages: true,
    allowOwnerDeleteMessages: true,
    allowTeamMentions: true,
    allowChannelMentions: true,
  },
  funSettings: {
    allowGiphy: true,
    giphyContentRating: 'moderate',
    allowStickersAndMemes: true,
    allowCustomMemes: true,
  },
};

/** @throws 404 for an unknown team or one that the caller may not see */
async function requireTeam(call: GraphCall<'teamId', unknown>, context: GraphContext): Promise<Group> {
  const group = await findVisibleTeam(call, context);
  if (group === undefined) throw new Refusal(404, 'NotFound', `No team found with Group Id ${call.params.teamId}`);
  return group;
}

export const getTeam = implement(operations.getTeam, async (call, context) => {
  const team = describeTeam(await requireTeam(call, context), context.publicUrl);
  return ok(selectFromDirectory(team, call.query, Object.keys(team)));
});

export const listJoinedTeams = implement(operations.listJoinedTeams, async (call, context) => {
  const teams = call.actor.memberships.map(({ group }) => group).filter((group) => group.isTeam);
  const rows = teams.map((group) => describeTeam(group, context.publicUrl));
  return createPageResponse(
    call,
    rows.map((row) => selectFromDirectory(row, call.query, defaultTeamProperties)),
    999,
  );
});

export const listTeams = implement(operations.listTeams, async (call, context) => {
  refuseSkip(call);
  const filter = getFilter(call);
  const teams = (await listVisibleTeams(call, context)).map((group) => describeTeam(group, context.publicUrl));
  const matches = teams.filter((team) => !filter || matchesFilter(team, filter));
  return createPageResponse(call, matches, 100, 999, (team) =>
    selectFromDirectory(team, call.query, defaultTeamProperties),
  );
});

export const listChannels = implement(operations.listChannels, async (call, context) => {
  const group = await requireTeam(call, context);
  const filter = getFilter(call);
  const channels = (await listTeamChannels(context.database, group.id, call.actor.personId)).map((channel) => ({
    id: channel.id,
    displayName: channel.displayName,
    description: null,
    membershipType: channel.membershipType,
    createdDateTime: channel.createdAt.toISOString(),
    webUrl: `${context.publicUrl}/teams/${group.id}/channels/${encodeURIComponent(channel.id)}`,
    email: '',
    tenantId: group.tenantId,
    isArchived: false,
  }));
  const rows = channels.filter((channel) => !filter || matchesFilter(channel, filter));
  return ok({ value: rows.map((row) => selectProperties(row, call.query)) });
});

export const getTeamPhoto = implement(operations.getTeamPhoto, async (call, context) => {
  const group = await requireTeam(call, context);
  return createPhotoResponse(context, group.id);
});
