import { operations as api } from '@tideform/contract';
import { GraphError } from '@tideform/graph';
import { FailureError, getOrCreatePrivateRoot, restrictFolder } from '@tideform/sync/library';
import { findFormInLibrary, requireTeamLibrary, writeConfidentialSetting } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { getAuthorization } from '../graph-credentials/describe-credential.ts';
import { findOwnCredential } from '../graph-credentials/find-own-credential.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { deleteConfidentialForm, findConfidentialForm, saveConfidentialForm } from './confidential-store.ts';
import { openLibraryOfCredential } from './open-library-of-credential.ts';
import { withLibraryRefusals } from './with-library-refusals.ts';

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
