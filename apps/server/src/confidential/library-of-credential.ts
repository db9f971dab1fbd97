import type { LibraryAccess } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { CredentialExpired } from '../graph-credentials/credential-expired.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';

/** A library, as the person may change it who lent the credential. @throws CredentialExpired when there is none */
export async function libraryOfCredential(
  context: ServerContext,
  credentialId: string,
  driveId: string,
): Promise<LibraryAccess> {
  const credential = await findCredential(context.database, credentialId);
  if (!credential) throw new CredentialExpired();
  const { userId: callerId } = credential;
  return { graph: graphOfCredential(context, credentialId), driveId, callerId, isOwner: true, wait: context.wait };
}
