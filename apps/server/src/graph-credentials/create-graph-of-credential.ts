import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { getAccessToken } from './access-token.ts';

/** Creates a Graph client for a connected account. Calls can fail with `CredentialExpired` as a cause. */
export function createGraphOfCredential(context: ServerContext, id: string): GraphClient {
  return context.graphFor(({ refused, claims }) => getAccessToken(context, id, { rejectedToken: refused, claims }));
}
