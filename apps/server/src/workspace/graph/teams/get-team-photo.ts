import { operations } from '@tideform/graph';
import { implement } from '../graph-call.ts';
import { answerPhoto } from '../photos.ts';
import { requireTeam } from './require-team.ts';

export const getTeamPhoto = implement(operations.getTeamPhoto, async (call, context) => {
  const group = await requireTeam(call, context);
  return answerPhoto(context, group.id);
});
