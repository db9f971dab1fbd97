import type { FormDefinition } from '@tideform/engine';
import { GraphError, GraphOutage } from '@tideform/graph';
import { UnreadableFile } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findRegistration } from '../forms/form-in-library.ts';
import { keepDefinition, readDefinition, readForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { graphOfPrograms, type ProgramCaller } from './graph-of-programs.ts';

interface FormAt {
  readonly teamId: string;
  readonly formId: string;
}

/**
 * What a form asks, for programs. One that was published before this was kept is read from the library when somebody asks: as the person who
 * asks, or with an account that is lent to the form.
 */
export async function formOfPrograms(context: ServerContext, form: FormAt, caller: ProgramCaller) {
  const kept = await readDefinition(context.database, form.teamId, form.formId);
  if (!kept || kept.definition) return kept;
  return { ...kept, definition: await readNow(context, form, caller) };
}

async function readNow(
  context: ServerContext,
  form: FormAt,
  caller: ProgramCaller,
): Promise<FormDefinition | undefined> {
  const registered = await readForm(context.database, form.teamId, form.formId);
  const graph = await graphOfPrograms(context, form, caller);
  if (!registered || !graph) return undefined;
  const { publishedDriveItemId } = registered;
  const found = await findRegistration(graph, { ...form, publishedDriveItemId }).catch(unlessOurs);
  const definition = found?.published?.schema;
  if (definition) await keepDefinition(context.database, form, definition);
  return definition;
}

const expected = [NotInLibrary, UnreadableFile, GraphError, GraphOutage];

/** What the library or Graph says to it is no news for programs: the form is not read yet. */
function unlessOurs(error: unknown): undefined {
  if (!expected.some((kind) => error instanceof kind)) throw error;
}
