import { findForm as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { answer, implement, refuse } from '../http/implement.ts';
import { readFormPlaces } from './forms-store.ts';
import { mayRead } from './may-read.ts';

/** Anybody may register any id in a team of their own, so the caller's rights in the library decide, not the registration. */
export const findForm = implement(operation, async ({ params: { formId }, caller }, context) => {
  const graph = context.graphAs(caller.graphToken);
  // A forged token is refused whether the form is known or not.
  await graph.call(operations.getMe, {});
  for (const { teamId, driveId, publishedDriveItemId } of await readFormPlaces(context.database, formId)) {
    if (await mayRead(graph, driveId, publishedDriveItemId)) return answer({ id: formId, teamId });
  }
  return refuse('not-found');
});
