import type { LibraryAccess } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { createGraphOfCredential } from '../graph-credentials/create-graph-of-credential.ts';
import { CredentialExpired } from '../graph-credentials/credential-expired.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';

/**
 * Opens a team's library with the permissions of a connected account.
 * @throws CredentialExpired if the connected account doesn't exist
 */
export async function openLibraryOfCredential(
  context: ServerContext,
  credentialId: string,
  driveId: string,
): Promise<LibraryAccess> {
  const credential = await findCredential(context.database, credentialId);
  if (!credential) throw new CredentialExpired();
  const { userId: callerId } = credential;
  return {
    graph: createGraphOfCredential(context, credentialId),
    driveId,
    callerId,
    isOwner: true,
    wait: context.wait,
  };
}
