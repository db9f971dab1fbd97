import type { FormDefinition } from '@tideform/engine';
import { GraphError, GraphOutage } from '@tideform/graph';
import { UnreadableFile } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findRegistration } from '../forms/form-in-library.ts';
import { findDefinition, findRegisteredForm, saveDefinition } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { createGraphForPrograms, type ProgramCaller } from './graph-for-programs.ts';

interface FormAt {
  readonly teamId: string;
  readonly formId: string;
}

/**
 * Returns a form's title and definition for programs. The definition isn't stored if an older release published the
 * form: it is then loaded from the library with the caller's token or a connected account.
 */
export async function findFormForPrograms(context: ServerContext, form: FormAt, caller: ProgramCaller) {
  const kept = await findDefinition(context.database, form.teamId, form.formId);
  if (!kept || kept.definition) return kept;
  return { ...kept, definition: await readNow(context, form, caller) };
}

async function readNow(
  context: ServerContext,
  form: FormAt,
  caller: ProgramCaller,
): Promise<FormDefinition | undefined> {
  const registered = await findRegisteredForm(context.database, form.teamId, form.formId);
  const graph = await createGraphForPrograms(context, form, caller);
  if (!registered || !graph) return undefined;
  const { publishedDriveItemId } = registered;
  const found = await findRegistration(graph, { ...form, publishedDriveItemId }).catch(ignoreLibraryErrors);
  const definition = found?.published?.schema;
  if (definition) await saveDefinition(context.database, form, definition);
  return definition;
}

const expected = [NotInLibrary, UnreadableFile, GraphError, GraphOutage];

/** Turns an error of the library or Graph into `undefined`: the form then has no definition yet. */
function ignoreLibraryErrors(error: unknown): undefined {
  if (!expected.some((kind) => error instanceof kind)) throw error;
}
