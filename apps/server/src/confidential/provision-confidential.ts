import { provisionConfidential as operation } from '@tideform/contract';
import { readForm } from '../forms/forms-store.ts';
import { implement, refuse } from '../http/implement.ts';

/**
 * No form can have a Graph credential yet, and without one the server may make no folder in a library: it says so, and the
 * device keeps the response.
 */
export const provisionConfidential = implement(operation, async ({ params: { teamId, formId } }, { database }) => {
  const form = await readForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  return refuse('private-folder-not-configured', 'Private folder not configured');
});
