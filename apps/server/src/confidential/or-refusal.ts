import type { LibraryRefusal } from '@tideform/contract';
import { GraphError } from '@tideform/graph';
import { Failed } from '@tideform/sync/library';
import { libraryDetails, NotInLibrary } from '../forms/not-in-library.ts';
import { isCredentialExpired } from '../graph-credentials/credential-expired.ts';
import { refuse } from '../http/implement.ts';

/**
 * Turns what a library says to the account that was lent into refusals: the caller's own token is good, whatever Graph says to
 * another's.
 *
 * @throws outages as they are
 */
export async function orRefusal<Outcome>(work: () => Promise<Outcome>, otherwise: LibraryRefusal) {
  try {
    return await work();
  } catch (error) {
    if (isCredentialExpired(error)) {
      return refuse('authorization-expired', 'Authorization has expired. A team owner needs to authorize again.');
    }
    const said = refusalIn(error) ?? (isNotKept(error) ? otherwise : undefined);
    const cause = error instanceof GraphError ? error : error instanceof Error ? error.cause : undefined;
    if (cause instanceof GraphError && (cause.status >= 500 || cause.status === 429)) throw cause;
    if (said === undefined && !(cause instanceof GraphError)) throw error;
    const refusal = said ?? otherwise;
    return refuse(refusal, libraryDetails[refusal]);
  }
}

function refusalIn(error: unknown): LibraryRefusal | undefined {
  if (error instanceof NotInLibrary) return error.refusal;
  return error instanceof Failed && error.kind in libraryDetails ? (error.kind as LibraryRefusal) : undefined;
}

/** The service has accepted a permission and not kept it. */
const isNotKept = (error: unknown): boolean => error instanceof Failed && error.kind === 'permission-not-kept';
