import type { GraphClient } from '@tideform/graph';
import type { CallerOf } from '../authentication/authenticate.ts';
import type { ServerContext } from '../context.ts';
import { findConnectedAccount } from '../graph-credentials/connected-accounts-store.ts';
import { createGraphOfCredential } from '../graph-credentials/create-graph-of-credential.ts';

/** Signed-in user, or program with an API key of the team. */
export type ProgramCaller = CallerOf<{ readonly caller: 'team-and-graph'; readonly keys: true }>;

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
