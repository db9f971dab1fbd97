import { disableConfidential as operation } from '@tideform/contract';
import { letTeamWrite } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findFormInLibrary, sayConfidential } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { authorizationOf } from '../graph-credentials/describe-credential.ts';
import { findCredential, findOrMakeCredential, type Person } from '../graph-credentials/graph-credentials-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { deleteConfidentialForm, readConfidentialForm } from './confidential-store.ts';
import { libraryOfCredential } from './library-of-credential.ts';
import { orRefusal } from './or-refusal.ts';

/** NOTE: the folder of all is opened before any device is told to use it, and the server forgets last. */
export const disableConfidential = implement(operation, async ({ params, caller }, context) => {
  const { database } = context;
  const form = await readForm(database, params.teamId, params.formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const confidential = await readConfidentialForm(database, params);
  if (!confidential) return answer({ confidentialResponses: false });
  return orRefusal(async () => {
    const credentialId = await usableCredential(context, confidential.graphCredentialId, caller);
    const access = await libraryOfCredential(context, credentialId, confidential.driveId);
    const found = await findFormInLibrary(access, params.formId, { ...form, driveId: confidential.driveId });
    const { graph, driveId } = access;
    await letTeamWrite({ graph, driveId, itemId: found.responsesFolderId }, params.teamId);
    await sayConfidential(access, found.config.id, false);
    await deleteConfidentialForm(database, params);
    return answer({ confidentialResponses: false });
  }, 'no-responses-folder');
});

/** The form's own, or, when that has expired, the caller's: an owner need not lend theirs to the form only to end it. */
async function usableCredential({ database, secrets }: ServerContext, lentId: string, caller: Person): Promise<string> {
  const lent = await findCredential(database, lentId);
  if (lent && authorizationOf(secrets, lent) === 'valid') return lent.id;
  const own = await findOrMakeCredential(database, caller);
  return authorizationOf(secrets, own) === 'valid' ? own.id : lentId;
}
