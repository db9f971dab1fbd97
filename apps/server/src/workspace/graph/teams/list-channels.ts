import { operations } from '@tideform/graph';
import { listChannels as listTeamChannels } from '../../directory/groups-store.ts';
import { matchesFilter } from '../answer/directory-query.ts';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { getFilter } from '../call/options.ts';
import { requireTeam } from './require-team.ts';

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
