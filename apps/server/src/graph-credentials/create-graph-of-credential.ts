import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { getAccessToken } from './get-access-token.ts';

/**
 * Creates a Graph client that uses a connected account. Its calls can fail with an error whose cause is
 * `CredentialExpired`.
 */
export function createGraphOfCredential(context: ServerContext, id: string): GraphClient {
  return context.graphFor(({ refused, claims }) => getAccessToken(context, id, { rejectedToken: refused, claims }));
}
