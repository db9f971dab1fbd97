import { operations } from '@tideform/graph';
import { createPageResponse } from '../answer/page.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { implement } from '../call/graph-call.ts';
import { defaultTeamProperties, describeTeam } from './describe-team.ts';

export const listJoinedTeams = implement(operations.listJoinedTeams, async (call, context) => {
  const teams = call.actor.memberships.map(({ group }) => group).filter((group) => group.isTeam);
  const rows = teams.map((group) => describeTeam(group, context.publicUrl));
  return createPageResponse(
    call,
    rows.map((row) => selectFromDirectory(row, call.query, defaultTeamProperties)),
    999,
  );
});
