import { putForm as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { findRegistration } from './form-in-library.ts';
import { saveForm } from './forms-store.ts';
import { libraryDetails, NotInLibrary } from './not-in-library.ts';

/**
 * Registers a published form. NOTE: reads the library with the permissions of the user who publishes the form and has
 * just written to the library.
 */
export const putForm = implement(operation, async ({ params, body, caller }, { database, graphAs, now }) => {
  const { teamId, formId } = params;
  const { publishedDriveItemId } = body;
  const place = { teamId, formId, publishedDriveItemId };
  const found = await findRegistration(graphAs(caller.graphToken), place).catch(refusalOf);
  if (found instanceof NotInLibrary) return refuse(found.refusal, libraryDetails[found.refusal]);
  const { registration, published } = found;
  await saveForm(database, { teamId, formId, userId: caller.userId, now: now() }, registration, published?.schema);
  return answer({ id: formId, teamId, ...registration });
});

function refusalOf(error: unknown): NotInLibrary {
  if (error instanceof NotInLibrary) return error;
  throw error;
}
