import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { accessTokenOf } from './access-token.ts';

/** Microsoft Graph, asked as the person who lent the credential. Calls fail with `CredentialExpired` as a cause. */
export function graphOfCredential(context: ServerContext, id: string): GraphClient {
  return context.graphFor((ask) => accessTokenOf(context, id, ask));
}
