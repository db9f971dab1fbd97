import type { LibraryRefusal } from '@tideform/contract';
import { GraphError } from '@tideform/graph';
import { FailureError, type LibraryAccess } from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { libraryRefusalDetails, NotInLibrary } from '../forms/form-in-library.ts';
import {
  CredentialExpired,
  createGraphOfCredential,
  isCredentialExpired,
} from '../graph-credentials/create-graph-of-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { refuse } from '../http/implement.ts';

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

/**
 * Runs an operation that uses a connected account, and converts its errors to refusals. Otherwise, an error about the
 * connected account's token would look like an error about the caller's token.
 *
 * @param otherwise refusal for other permanent errors of Graph
 * @throws outages and throttling of Graph, and unexpected errors, unchanged
 */
export async function withLibraryRefusals<Result>(work: () => Promise<Result>, otherwise: LibraryRefusal) {
  try {
    return await work();
  } catch (error) {
    if (isCredentialExpired(error)) {
      return refuse('authorization-expired', 'Authorization has expired. A team owner needs to authorize again.');
    }
    const knownRefusal = getLibraryRefusal(error) ?? (isPermissionNotApplied(error) ? otherwise : undefined);
    const cause = error instanceof GraphError ? error : error instanceof Error ? error.cause : undefined;
    if (cause instanceof GraphError && (cause.status >= 500 || cause.status === 429)) throw cause;
    if (knownRefusal === undefined && !(cause instanceof GraphError)) throw error;
    const refusal = knownRefusal ?? otherwise;
    return refuse(refusal, libraryRefusalDetails[refusal]);
  }
}

function getLibraryRefusal(error: unknown): LibraryRefusal | undefined {
  if (error instanceof NotInLibrary) return error.refusal;
  return error instanceof FailureError && error.kind in libraryRefusalDetails
    ? (error.kind as LibraryRefusal)
    : undefined;
}

/** Returns true if Graph accepted a change of permissions but didn't apply it. */
const isPermissionNotApplied = (error: unknown): boolean =>
  error instanceof FailureError && error.kind === 'permission-not-kept';
