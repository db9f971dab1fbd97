import type { GraphClient } from '@tideform/graph';
import type { CallerOf } from '../authentication/authenticate.ts';
import type { ServerContext } from '../context.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';
import { findLentTo } from '../graph-credentials/lent-to-store.ts';

/** A person, or a program with a key of the team. */
export type ProgramCaller = CallerOf<{ readonly caller: 'team-and-graph'; readonly keys: true }>;

/** Graph as the person who asks; for a program with an account that is lent to the form. `undefined`: none is. */
export async function graphOfPrograms(
  context: ServerContext,
  form: { readonly teamId: string; readonly formId: string },
  caller: ProgramCaller,
): Promise<GraphClient | undefined> {
  if ('graphToken' in caller) return context.graphAs(caller.graphToken);
  const id = await findLentTo(context.database, form);
  return id === undefined ? undefined : graphOfCredential(context, id);
}
