import { operations } from '@tideform/graph';
import { listChannels as listTeamChannels } from '../../directory/groups-store.ts';
import { matchesFilter } from '../answer/directory-query.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { implement } from '../call/graph-call.ts';
import { readFilter } from '../call/options.ts';
import { requireTeam } from './require-team.ts';

export const listChannels = implement(operations.listChannels, async (call, context) => {
  const group = await requireTeam(call, context);
  const filter = readFilter(call);
  const channels = (await listTeamChannels(context.database, group.id)).map((channel) => ({
    id: channel.id,
    displayName: channel.displayName,
    membershipType: channel.membershipType,
    createdDateTime: channel.createdAt.toISOString(),
    webUrl: `${context.publicUrl}/teams/${group.id}/channels/${encodeURIComponent(channel.id)}`,
    email: '',
  }));
  const rows = channels.filter((channel) => !filter || matchesFilter(channel, filter));
  return pageOf(
    call,
    rows.map((row) => select(row, call.query)),
    1000,
    1000,
  );
});
