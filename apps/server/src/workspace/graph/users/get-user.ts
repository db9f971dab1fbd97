import { operations } from '@tideform/graph';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { usualUserProperties } from './describe-user.ts';
import { describeUserTo, requirePerson } from './visible-people.ts';

export const getUser = implement(operations.getUser, (call, context) =>
  answerPerson(call, context, call.params.userId),
);
export const getMe = implement(operations.getMe, (call, context) => answerPerson(call, context, call.actor.personId));

async function answerPerson(
  call: GraphCall<never, unknown>,
  { database }: GraphContext,
  id: string,
): Promise<GraphAnswer> {
  const person = await requirePerson(database, call.actor, id);
  const describe = await describeUserTo(database, call.actor);
  return ok(selectFromDirectory(describe(person), call.query, usualUserProperties));
}
