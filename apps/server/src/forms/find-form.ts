import { operations as api } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { implement, refuse, respond } from '../http/implement.ts';
import { canReadItem } from './can-read-item.ts';
import { findFormRegistrations } from './forms-store.ts';

/**
 * Finds the team of a form. Any user can register any form ID in their team, so only registrations count whose
 * published file the caller can read in the library.
 */
export const findForm = implement(api.findForm, async ({ params: { formId }, caller }, context) => {
  const graph = context.graphAs(caller.graphToken);
  // Rejects an invalid token even if the form doesn't exist.
  await graph.call(operations.getMe, {});
  for (const { teamId, driveId, publishedDriveItemId } of await findFormRegistrations(context.database, formId)) {
    if (await canReadItem(graph, driveId, publishedDriveItemId)) return respond({ id: formId, teamId });
  }
  return refuse('not-found');
});
