import { operations as api, editorLeaseMs } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { implement, refuse, respond } from '../http/implement.ts';
import { type FormEditor, findActiveEditor, startEditing, stopEditing } from './form-editors-store.ts';
import { canReadItem, findRegistration, libraryRefusalDetails, NotInLibrary } from './form-in-library.ts';
import { findFormRegistrations, findRegisteredForm, loadForms, saveFormRegistration } from './forms-store.ts';

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

export const getForm = implement(api.getForm, async ({ params: { teamId, formId } }, { database }) => {
  const form = await findRegisteredForm(database, teamId, formId);
  return form ? respond({ id: formId, teamId, ...form }) : refuse('not-found');
});

export const listForms = implement(api.listForms, async ({ params: { teamId } }, { database }) =>
  respond({ forms: await loadForms(database, teamId) }),
);

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

export const putFormEditor = implement(
  api.putFormEditor,
  async ({ params, body, caller }, { database, graphAs, now }) => {
    const { session, act } = body;
    const { userId } = caller;
    const at = { ...params, now: now(), since: new Date(now().getTime() - editorLeaseMs) };
    const respondWithEditor = (editor: FormEditor | undefined) =>
      respond({
        editor: editor
          ? { name: editor.name, isCaller: editor.userId === userId, isThisSession: editor.session === session }
          : null,
      });
    if (act === 'leave') {
      await stopEditing(database, at, session);
      return respondWithEditor(await findActiveEditor(database, at, session));
    }
    const known = await findActiveEditor(database, at, session);
    if (known && (act === 'ask' || known.session === session)) return respondWithEditor(known);
    const { displayName } = await graphAs(caller.graphToken).call(operations.getMe, {});
    return respondWithEditor(
      await startEditing(database, at, { session, userId, name: displayName ?? '' }, act === 'take'),
    );
  },
);
