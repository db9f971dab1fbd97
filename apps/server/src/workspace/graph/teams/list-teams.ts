import { operations } from '@tideform/graph';
import { refuseSkip } from '../answer/directory-list.ts';
import { matchesFilter } from '../answer/directory-query.ts';
import { pageOf } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { implement } from '../call/graph-call.ts';
import { readFilter } from '../call/options.ts';
import { listVisibleTeams } from '../groups/visible-group.ts';
import { describeTeam, usualTeamProperties } from './describe-team.ts';

export const listTeams = implement(operations.listTeams, async (call, context) => {
  refuseSkip(call);
  const filter = readFilter(call);
  const teams = (await listVisibleTeams(call, context)).map((group) => describeTeam(group, context.publicUrl));
  const found = teams.filter((team) => !filter || matchesFilter(team, filter));
  return pageOf(call, found, 100, 999, (team) => selectFromDirectory(team, call.query, usualTeamProperties));
});
