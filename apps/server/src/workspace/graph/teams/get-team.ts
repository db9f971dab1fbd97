import { operations } from '@tideform/graph';
import { implement, ok } from '../graph-call.ts';
import { selectFromDirectory } from '../select.ts';
import { describeTeam, usualTeamProperties } from './describe-team.ts';
import { requireTeam } from './require-team.ts';

export const getTeam = implement(operations.getTeam, async (call, context) => {
  const group = await requireTeam(call, context);
  return ok(selectFromDirectory(describeTeam(group, context.publicUrl), call.query, usualTeamProperties));
});
