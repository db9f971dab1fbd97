import type { EmailSender } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { canReadItem } from '../forms/can-read-item.ts';
import { findFormInLibrary, requireTeamLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { type CredentialRow, findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { refuse } from '../http/implement.ts';
import { getSummaryAuthorization } from './describe-summary-mail.ts';

interface SummaryRequest {
  readonly teamId: string;
  readonly formId: string;
  readonly caller: { readonly graphToken: string; readonly tenantId: string; readonly userId: string };
  readonly sender: EmailSender;
}

/**
 * Checks whether the caller may send summary emails about a form. The caller must be able to read all responses, not
 * only their own.
 *
 * @returns a refusal, or the caller's connected account
 * @throws NotInLibrary
 */
export async function checkSummaryAccess(context: ServerContext, { teamId, formId, caller, sender }: SummaryRequest) {
  const { database, graphAs, mailServer, wait } = context;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return { refusal: refuse('not-found', 'Invalid formId') };
  const graph = graphAs(caller.graphToken);
  const library = { graph, driveId: form.driveId, callerId: caller.userId, isOwner: false, wait };
  await requireTeamLibrary(library, teamId);
  const { responsesFolderId } = await findFormInLibrary(library, formId, form);
  if (!(await canReadItem(graph, form.driveId, responsesFolderId))) return { refusal: refuse('forbidden') };
  if (sender === 'server' && !mailServer) return { refusal: refuse('no-mail-server') };
  const credential: CredentialRow = await findOrCreateCredential(database, caller);
  const authorization = getSummaryAuthorization(context, credential, sender);
  if (authorization === 'missing') return { refusal: refuse('authorization-required', 'Authorization Required') };
  if (authorization === 'expired') return { refusal: refuse('authorization-expired', 'Authorization has expired') };
  return { refusal: undefined, credential };
}
