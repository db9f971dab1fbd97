import { operations as api } from '@tideform/contract';
import { GraphError } from '@tideform/graph';
import { FailureError, getOrCreatePrivateRoot, grantTeamWrite, restrictFolder } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findFormInLibrary, requireTeamLibrary, writeConfidentialSetting } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { findOwnCredential, getAuthorization } from '../graph-credentials/describe-credential.ts';
import {
  findCredential,
  findOrCreateCredential,
  type TenantUser,
} from '../graph-credentials/graph-credentials-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { deleteConfidentialForm, findConfidentialForm, saveConfidentialForm } from './confidential-store.ts';
import { openLibraryOfCredential, withLibraryRefusals } from './open-library-of-credential.ts';

export const getConfidential = implement(api.getConfidential, async ({ params }, { database, secrets }) => {
  const form = await findConfidentialForm(database, params);
  const credential = form && (await findCredential(database, form.graphCredentialId));
  if (!credential) return respond({ authorization: 'missing' as const });
  const { name } = credential;
  return respond({ authorization: getAuthorization(secrets, credential), ...(name !== null && { account: { name } }) });
});

/**
 * Enables confidential responses for a form. NOTE: the order of the steps matters. Devices that learn that the form is
 * confidential already find their private folder, and the shared folder is closed when the call returns. An interrupted
 * call can be repeated. If the shared folder can't be closed, the form isn't changed.
 */
export const enableConfidential = implement(api.enableConfidential, async ({ params, body, caller }, context) => {
  const { database, secrets, now } = context;
  const { teamId, formId } = params;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const credential = await findOwnCredential(database, body.graphCredentialsId, caller);
  const authorization = credential ? getAuthorization(secrets, credential) : 'missing';
  if (!credential || authorization === 'missing') return refuse('authorization-required', 'Authorization Required');
  if (authorization === 'expired') return refuse('authorization-expired', 'Authorization has expired');
  return withLibraryRefusals(async () => {
    const access = await openLibraryOfCredential(context, credential.id, form.driveId);
    await requireTeamLibrary(access, teamId);
    const found = await findFormInLibrary(access, formId, form);
    await getOrCreatePrivateRoot(access, teamId);
    const connection = { graphCredentialId: credential.id, driveId: form.driveId };
    const wasEnabled = (await findConfidentialForm(database, params)) !== undefined;
    await saveConfidentialForm(database, params, { ...connection, enabledBy: caller.userId, enabledAt: now() });
    await writeConfidentialSetting(access, found.config.id, true);
    try {
      await restrictFolder(access, found.responsesFolderId);
    } catch (error) {
      if (!wasEnabled && isPermanent(error)) {
        await writeConfidentialSetting(access, found.config.id, false);
        await deleteConfidentialForm(database, params);
      }
      throw error;
    }
    return respond({ confidentialResponses: true });
  }, 'no-responses-folder');
});

/** Returns true for errors that a retry wouldn't fix, such as a tenant's refusal, unlike an outage or throttling. */
const isPermanent = (error: unknown): boolean =>
  error instanceof FailureError || (error instanceof GraphError && error.status < 500 && error.status !== 429);

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
