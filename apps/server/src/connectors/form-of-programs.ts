import type { FormDefinition } from '@tideform/engine';
import { type GraphClient, GraphError, GraphOutage } from '@tideform/graph';
import { UnreadableFile } from '@tideform/sync/library';
import type { CallerOf } from '../callers/authenticate.ts';
import type { ServerContext } from '../context.ts';
import { findRegistration } from '../forms/form-in-library.ts';
import { keepDefinition, readDefinition, readForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';
import { findLentTo } from '../graph-credentials/lent-to-store.ts';

interface FormAt {
  readonly teamId: string;
  readonly formId: string;
}

type Caller = CallerOf<{ readonly caller: 'team-and-graph'; readonly keys: true }>;

/**
 * What a form asks, for programs. One that was published before this was kept is read from the library when somebody asks: as the person who
 * asks, or with an account that is lent to the form.
 */
export async function formOfPrograms(context: ServerContext, form: FormAt, caller: Caller) {
  const kept = await readDefinition(context.database, form.teamId, form.formId);
  if (!kept || kept.definition) return kept;
  return { ...kept, definition: await readNow(context, form, caller) };
}

async function readNow(context: ServerContext, form: FormAt, caller: Caller): Promise<FormDefinition | undefined> {
  const registered = await readForm(context.database, form.teamId, form.formId);
  const graph = await graphOf(context, form, caller);
  if (!registered || !graph) return undefined;
  const { publishedDriveItemId } = registered;
  const found = await findRegistration(graph, { ...form, publishedDriveItemId }).catch(unlessOurs);
  const definition = found?.published?.schema;
  if (definition) await keepDefinition(context.database, form, definition);
  return definition;
}

async function graphOf(context: ServerContext, form: FormAt, caller: Caller): Promise<GraphClient | undefined> {
  if ('graphToken' in caller) return context.graphAs(caller.graphToken);
  const id = await findLentTo(context.database, form);
  return id === undefined ? undefined : graphOfCredential(context, id);
}

const expected = [NotInLibrary, UnreadableFile, GraphError, GraphOutage];

/** What the library or Graph says to it is no news for programs: the form is not read yet. */
function unlessOurs(error: unknown): undefined {
  if (!expected.some((kind) => error instanceof kind)) throw error;
}
