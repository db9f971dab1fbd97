import type { FormDefinition } from '@tideform/engine';
import { GraphError, GraphOutage } from '@tideform/graph';
import { UnreadableFileError } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findRegistration } from '../forms/form-in-library.ts';
import { findFormDefinition, findRegisteredForm, saveFormDefinition } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { createGraphForPrograms, type ProgramCaller } from './create-graph-for-programs.ts';

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
