import { operations } from '@tideform/graph';
import { implement } from '../graph-call.ts';
import { pageOf } from '../page.ts';
import { selectFromDirectory } from '../select.ts';
import { describeTeam, usualTeamProperties } from './describe-team.ts';

export const listJoinedTeams = implement(operations.listJoinedTeams, async (call, context) => {
  const teams = call.actor.memberships.map(({ group }) => group).filter((group) => group.isTeam);
  const rows = teams.map((group) => describeTeam(group, context.publicUrl));
  return pageOf(
    call,
    rows.map((row) => selectFromDirectory(row, call.query, usualTeamProperties)),
    999,
  );
});
