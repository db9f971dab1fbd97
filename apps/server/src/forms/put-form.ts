import { putForm as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { findRegistration } from './form-in-library.ts';
import { writeForm } from './forms-store.ts';

/** NOTE: looked up with the rights of whoever publishes, who has just written there. */
export const putForm = implement(operation, async ({ params, body, caller }, { database, graphAs, now }) => {
  const { teamId, formId } = params;
  const { publishedDriveItemId } = body;
  const found = await findRegistration(graphAs(caller.graphToken), { teamId, formId, publishedDriveItemId });
  if (typeof found === 'string') return refuse('not-in-library', found);
  await writeForm(database, { teamId, formId, userId: caller.userId, now: now() }, found);
  return answer({ id: formId, teamId, ...found });
});
