import type { EmailSender } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { findFormInLibrary, requireTeamsLibrary } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { mayRead } from '../forms/may-read.ts';
import { type CredentialRow, findOrMakeCredential } from '../graph-credentials/graph-credentials-store.ts';
import { refuse } from '../http/implement.ts';
import { summaryAuthorization } from './describe-summary-mail.ts';

interface Asked {
  readonly teamId: string;
  readonly formId: string;
  readonly caller: { readonly graphToken: string; readonly tenantId: string; readonly userId: string };
  readonly sender: EmailSender;
}

/**
 * Why the caller cannot have a form summed up, or the credential with which they can. Who may read their own responses alone learns nothing of
 * all.
 *
 * @throws NotInLibrary
 */
export async function refuseSummary(context: ServerContext, { teamId, formId, caller, sender }: Asked) {
  const { database, graphAs, mailServer, wait } = context;
  const form = await readForm(database, teamId, formId);
  if (!form) return { refused: refuse('not-found', 'Invalid formId') };
  const graph = graphAs(caller.graphToken);
  const library = { graph, driveId: form.driveId, callerId: caller.userId, isOwner: false, wait };
  await requireTeamsLibrary(library, teamId);
  const { responsesFolderId } = await findFormInLibrary(library, formId, form);
  if (!(await mayRead(graph, form.driveId, responsesFolderId))) return { refused: refuse('forbidden') };
  if (sender === 'server' && !mailServer) return { refused: refuse('no-mail-server') };
  const credential: CredentialRow = await findOrMakeCredential(database, caller);
  const authorization = summaryAuthorization(context, credential, sender);
  if (authorization === 'missing') return { refused: refuse('authorization-required', 'Authorization Required') };
  if (authorization === 'expired') return { refused: refuse('authorization-expired', 'Authorization has expired') };
  return { refused: undefined, credential };
}
