import { operations } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { answerPhoto } from '../answer/photos.ts';
import { implement } from '../call/graph-call.ts';
import { findVisiblePerson } from './visible-people.ts';

/** NOTE: pictures are kept in one size, which is given for every size that is asked. */
export const getUserPhoto = implement(operations.getUserPhoto, async (call, context) => {
  const person = await findVisiblePerson(context.database, call.actor, call.params.userId);
  if (person === undefined) throw refusals.directoryObjectNotFound(call.params.userId);
  return answerPhoto(context, person.id);
});
