import { enableConfidential as operation } from '@tideform/contract';
import { GraphError } from '@tideform/graph';
import { Failed, privateRoot, restrictFolder } from '@tideform/sync/library';
import { findFormInLibrary, requireTeamsLibrary, sayConfidential } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { authorizationOf } from '../graph-credentials/describe-credential.ts';
import { findOwnCredential } from '../graph-credentials/own-credential.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { deleteConfidentialForm, readConfidentialForm, writeConfidentialForm } from './confidential-store.ts';
import { libraryOfCredential } from './library-of-credential.ts';
import { orRefusal } from './or-refusal.ts';

/**
 * NOTE: the order is that of what must never be: a device that is told of confidential responses finds its folder, and once
 * this has answered nobody reads what lies in the folder of all. Cut in between, it is done again. A form
 * whose folder can't be closed is left as it was.
 */
export const enableConfidential = implement(operation, async ({ params, body, caller }, context) => {
  const { database, secrets, now } = context;
  const { teamId, formId } = params;
  const form = await readForm(database, teamId, formId);
  if (!form) return refuse('not-found', 'Invalid formId');
  const credential = await findOwnCredential(database, body.graphCredentialsId, caller);
  const authorization = credential ? authorizationOf(secrets, credential) : 'missing';
  if (!credential || authorization === 'missing') return refuse('authorization-required', 'Authorization Required');
  if (authorization === 'expired') return refuse('authorization-expired', 'Authorization has expired');
  return orRefusal(async () => {
    const access = await libraryOfCredential(context, credential.id, form.driveId);
    await requireTeamsLibrary(access, teamId);
    const found = await findFormInLibrary(access, formId, form);
    await privateRoot(access, teamId);
    const lent = { graphCredentialId: credential.id, driveId: form.driveId };
    const wasEnabled = (await readConfidentialForm(database, params)) !== undefined;
    await writeConfidentialForm(database, params, { ...lent, enabledBy: caller.userId, enabledAt: now() });
    await sayConfidential(access, found.config.id, true);
    try {
      await restrictFolder(access, found.responsesFolderId);
    } catch (error) {
      if (!wasEnabled && isFinal(error)) {
        await sayConfidential(access, found.config.id, false);
        await deleteConfidentialForm(database, params);
      }
      throw error;
    }
    return answer({ confidentialResponses: true });
  }, 'no-responses-folder');
});

/** A tenant that refuses to close a folder does so again; one that is busy or out of reach may not. */
const isFinal = (error: unknown): boolean =>
  error instanceof Failed || (error instanceof GraphError && error.status < 500 && error.status !== 429);
