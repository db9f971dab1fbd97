import { DefaultHeaders, DefaultInit, type GraphFI, graphfi } from '@pnp/graph';
import '@pnp/graph/batching.js';
import '@pnp/graph/columns/index.js';
import '@pnp/graph/files/index.js';
import '@pnp/graph/groups/index.js';
import '@pnp/graph/list-item/index.js';
import '@pnp/graph/lists/index.js';
import '@pnp/graph/members/index.js';
import '@pnp/graph/sites/index.js';
import '@pnp/graph/teams/index.js';
import '@pnp/graph/users/index.js';
import { BearerToken, BrowserFetchWithRetry, DefaultParse } from '@pnp/queryable';

/**
 * Creates a PnPjs client with a person's token.
 * @param graphBaseUrl URL with `/v1.0`
 */
export function createPnp(graphBaseUrl: string, token: string): GraphFI {
  return graphfi().using(
    DefaultHeaders(),
    DefaultInit(graphBaseUrl),
    BrowserFetchWithRetry(),
    DefaultParse(),
    BearerToken(token),
  );
}
