import { operations } from '@tideform/graph';
import { selectFromDirectory } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeTeam, usualTeamProperties } from './describe-team.ts';
import { requireTeam } from './require-team.ts';

export const getTeam = implement(operations.getTeam, async (call, context) => {
  const group = await requireTeam(call, context);
  return ok(selectFromDirectory(describeTeam(group, context.publicUrl), call.query, usualTeamProperties));
});
