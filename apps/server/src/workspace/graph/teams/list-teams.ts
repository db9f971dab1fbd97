import { operations } from '@tideform/graph';
import { refuseSkip } from '../answer/directory-list.ts';
import { matchesFilter } from '../answer/directory-query.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { implement } from '../call/graph-call.ts';
import { getFilter } from '../call/options.ts';
import { listVisibleTeams } from '../groups/visible-group.ts';
import { defaultTeamProperties, describeTeam } from './describe-team.ts';

export const listTeams = implement(operations.listTeams, async (call, context) => {
  refuseSkip(call);
  const filter = getFilter(call);
  const teams = (await listVisibleTeams(call, context)).map((group) => describeTeam(group, context.publicUrl));
  const matches = teams.filter((team) => !filter || matchesFilter(team, filter));
  return createPageResponse(call, matches, 100, 999, (team) =>
    selectFromDirectory(team, call.query, defaultTeamProperties),
  );
});
