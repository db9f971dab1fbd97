import { GraphError } from '@tideform/graph';
import { isCredentialExpired } from '../graph-credentials/credential-expired.ts';
import { refuse } from '../http/implement.ts';

/** What the library may lack or not allow, in the specification's words. */
const texts = new Set([
  'Invalid formId',
  'Team not found',
  'Unable to create user private folder',
  'Unable to get default responses folder',
  'Unable to get private responses folder',
]);

/**
 * Turns what a library says to the account that was lent into refusals: the caller's own token is good, whatever Graph says to
 * another's.
 *
 * @throws outages as they are
 */
export async function orRefusal<Outcome>(work: () => Promise<Outcome>, otherwise: string) {
  try {
    return await work();
  } catch (error) {
    if (isCredentialExpired(error)) {
      return refuse('authorization-expired', 'Authorization has expired. A team owner has to authorize again.');
    }
    const said = error instanceof Error && texts.has(error.message) ? error.message : undefined;
    const refusal = error instanceof GraphError ? error : error instanceof Error ? error.cause : undefined;
    if (refusal instanceof GraphError && (refusal.status >= 500 || refusal.status === 429)) throw refusal;
    if (said === undefined && !(refusal instanceof GraphError)) throw error;
    return refuse('library-refused', said ?? otherwise);
  }
}
