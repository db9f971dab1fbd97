import { operations } from '@tideform/graph';
import { selectFromDirectory } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeTeam } from './describe-team.ts';
import { requireTeam } from './require-team.ts';

export const getTeam = implement(operations.getTeam, async (call, context) => {
  const team = describeTeam(await requireTeam(call, context), context.publicUrl);
  return ok(selectFromDirectory(team, call.query, Object.keys(team)));
});
