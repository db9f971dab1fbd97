import { operations } from '@tideform/graph';
import { refusals } from '../../refusal.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { describeUser, usualUserProperties } from './describe-user.ts';
import { findVisiblePerson } from './visible-people.ts';

export const getUser = implement(operations.getUser, (call, context) =>
  answerPerson(call, context, call.params.userId),
);
export const getMe = implement(operations.getMe, (call, context) => answerPerson(call, context, call.actor.personId));

async function answerPerson(call: GraphCall<never, unknown>, context: GraphContext, id: string): Promise<GraphAnswer> {
  const person = await findVisiblePerson(context.database, call.actor, id);
  if (person === undefined) throw refusals.directoryObjectNotFound(id);
  return ok(selectFromDirectory(describeUser(person), call.query, usualUserProperties));
}
