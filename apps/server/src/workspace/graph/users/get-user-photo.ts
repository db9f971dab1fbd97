import { operations } from '@tideform/graph';
import { createPhotoInfoResponse, createPhotoResponse } from '../answer/photos.ts';
import { implement } from '../call/graph-call.ts';
import { requirePerson } from './visible-people.ts';

export const getUserPhoto = implement(operations.getUserPhoto, async (call, context) => {
  const person = await requirePerson(context.database, call.actor, call.params.userId);
  return createPhotoResponse(context, person.id, call.params.size);
});

export const getUserPhotoValue = implement(operations.getUserPhotoValue, async (call, context) => {
  const person = await requirePerson(context.database, call.actor, call.params.userId);
  return createPhotoResponse(context, person.id);
});

export const getUserPhotoInfo = implement(operations.getUserPhotoInfo, async (call, context) => {
  const person = await requirePerson(context.database, call.actor, call.params.userId);
  return createPhotoInfoResponse(context, person.id);
});
