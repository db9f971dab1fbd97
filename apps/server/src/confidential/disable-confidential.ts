import { operations as api } from '@tideform/contract';
import { grantTeamWrite } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findFormInLibrary, writeConfidentialSetting } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { getAuthorization } from '../graph-credentials/describe-credential.ts';
import {
  findCredential,
  findOrCreateCredential,
  type TenantUser,
} from '../graph-credentials/graph-credentials-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { deleteConfidentialForm, findConfidentialForm } from './confidential-store.ts';
import { openLibraryOfCredential } from './open-library-of-credential.ts';
import { withLibraryRefusals } from './with-library-refusals.ts';

/**
 * Disables confidential responses for a form. NOTE: the order matters. The shared folder is opened before devices learn
 * that they should use it, and the server's record is deleted last.
 */
export const disableConfidential = implement(api.disableConfidential, async ({ params, caller }, context) => {
  const { database } = context;
  const form = await findRegisteredForm(database, params.teamId, params.formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const confidential = await findConfidentialForm(database, params);
  if (!confidential) return respond({ confidentialResponses: false });
  return withLibraryRefusals(async () => {
    const credentialId = await findUsableCredential(context, confidential.graphCredentialId, caller);
    const access = await openLibraryOfCredential(context, credentialId, confidential.driveId);
    const found = await findFormInLibrary(access, params.formId, { ...form, driveId: confidential.driveId });
    const { graph, driveId } = access;
    await grantTeamWrite({ graph, driveId, itemId: found.responsesFolderId }, params.teamId);
    await writeConfidentialSetting(access, found.config.id, false);
    await deleteConfidentialForm(database, params);
    return respond({ confidentialResponses: false });
  }, 'no-responses-folder');
});

/**
 * Returns the ID of the form's connected account. If the account's authorization is invalid, returns the caller's own,
 * so that an owner can still disable confidential responses.
 */
async function findUsableCredential(
  { database, secrets }: ServerContext,
  connectedCredentialId: string,
  caller: TenantUser,
): Promise<string> {
  const formCredential = await findCredential(database, connectedCredentialId);
  if (formCredential && getAuthorization(secrets, formCredential) === 'valid') return formCredential.id;
  const callerCredential = await findOrCreateCredential(database, caller);
  return getAuthorization(secrets, callerCredential) === 'valid' ? callerCredential.id : connectedCredentialId;
}
