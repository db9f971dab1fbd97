import { operations } from '@tideform/graph';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { defaultUserProperties } from './describe-user.ts';
import { createUserDescriber, requirePerson } from './visible-people.ts';

export const getUser = implement(operations.getUser, (call, context) =>
  createUserResponse(call, context, call.params.userId),
);
export const getMe = implement(operations.getMe, (call, context) =>
  createUserResponse(call, context, call.actor.personId),
);

async function createUserResponse(
  call: GraphCall<never, unknown>,
  { database }: GraphContext,
  id: string,
): Promise<GraphResponse> {
  const person = await requirePerson(database, call.actor, id);
  const describe = await createUserDescriber(database, call.actor);
  return ok(selectFromDirectory(describe(person), call.query, defaultUserProperties));
}
