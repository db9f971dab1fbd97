import type { FormDefinition } from '@tideform/engine';
import { type GraphClient, GraphError, GraphOutage } from '@tideform/graph';
import { UnreadableFileError } from '@tideform/sync/library';
import type { CallerOf } from '../authentication/authenticate.ts';
import type { ServerContext } from '../context.ts';
import { findRegistration, NotInLibrary } from '../forms/form-in-library.ts';
import { findFormDefinition, findRegisteredForm, saveFormDefinition } from '../forms/forms-store.ts';
import { findConnectedAccount } from '../graph-credentials/connected-accounts-store.ts';
import { createGraphOfCredential } from '../graph-credentials/create-graph-of-credential.ts';

interface FormKey {
  readonly teamId: string;
  readonly formId: string;
}

/**
 * Returns a form's title and definition for programs. The definition isn't stored if an older release published the
 * form: it is then loaded from the library with the caller's token or a connected account.
 */
export async function findFormForPrograms(context: ServerContext, form: FormKey, caller: ProgramCaller) {
  const storedForm = await findFormDefinition(context.database, form.teamId, form.formId);
  if (!storedForm || storedForm.definition) return storedForm;
  return { ...storedForm, definition: await loadDefinition(context, form, caller) };
}

async function loadDefinition(
  context: ServerContext,
  form: FormKey,
  caller: ProgramCaller,
): Promise<FormDefinition | undefined> {
  const registered = await findRegisteredForm(context.database, form.teamId, form.formId);
  const graph = await createGraphForPrograms(context, form, caller);
  if (!registered || !graph) return undefined;
  const { publishedDriveItemId } = registered;
  const found = await findRegistration(graph, { ...form, publishedDriveItemId }).catch(ignoreLibraryErrors);
  const definition = found?.published?.schema;
  if (definition) await saveFormDefinition(context.database, form, definition);
  return definition;
}

const expectedErrors = [NotInLibrary, UnreadableFileError, GraphError, GraphOutage];

/** Turns an error of the library or Graph into `undefined`: the form then has no definition yet. */
function ignoreLibraryErrors(error: unknown): undefined {
  if (!expectedErrors.some((kind) => error instanceof kind)) throw error;
}

/** Signed-in user, or program with an API key of the team. */
type ProgramCaller = CallerOf<{ readonly caller: 'team-and-graph'; readonly keys: true }>;

/**
 * Creates a Graph client with a user's token, or for a program with the account connected to the form.
 * @returns `undefined` if the form has no connected account
 */
export async function createGraphForPrograms(
  context: ServerContext,
  form: { readonly teamId: string; readonly formId: string },
  caller: ProgramCaller,
): Promise<GraphClient | undefined> {
  if ('graphToken' in caller) return context.graphAs(caller.graphToken);
  const id = await findConnectedAccount(context.database, form);
  return id === undefined ? undefined : createGraphOfCredential(context, id);
}
