import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { findRegistration } from './form-in-library.ts';
import { saveFormRegistration } from './forms-store.ts';
import { libraryRefusalDetails, NotInLibrary } from './not-in-library.ts';

/**
 * Registers a published form. NOTE: reads the library with the permissions of the user who publishes the form and has
 * just written to the library.
 */
export const putForm = implement(api.putForm, async ({ params, body, caller }, { database, graphAs, now }) => {
  const { teamId, formId } = params;
  const { publishedDriveItemId } = body;
  const formLocation = { teamId, formId, publishedDriveItemId };
  const found = await findRegistration(graphAs(caller.graphToken), formLocation).catch(toNotInLibrary);
  if (found instanceof NotInLibrary) return refuse(found.refusal, libraryRefusalDetails[found.refusal]);
  const { registration, published } = found;
  await saveFormRegistration(
    database,
    { teamId, formId, userId: caller.userId, now: now() },
    registration,
    published?.schema,
  );
  return respond({ id: formId, teamId, ...registration });
});

function toNotInLibrary(error: unknown): NotInLibrary {
  if (error instanceof NotInLibrary) return error;
  throw error;
}
