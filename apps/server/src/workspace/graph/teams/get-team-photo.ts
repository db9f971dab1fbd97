import { operations } from '@tideform/graph';
import { createPhotoResponse } from '../answer/photos.ts';
import { implement } from '../call/graph-call.ts';
import { requireTeam } from './require-team.ts';

export const getTeamPhoto = implement(operations.getTeamPhoto, async (call, context) => {
  const group = await requireTeam(call, context);
  return createPhotoResponse(context, group.id);
});
