import { fillPath } from './address.ts';
import type { CallOptions, GraphClient, GraphParams } from './client.ts';
import { toPage } from './create-client.ts';
import { formatQuery } from './odata/query.ts';
import type { GraphOperation, GraphQuery } from './operation.ts';

/** Returns the URL of a call, below a base address. */
export function formatOperationUrl<Params extends string>(
  baseUrl: string,
  operation: Pick<GraphOperation<Params, unknown, unknown>, 'name' | 'path'>,
  params: GraphParams<Params>,
  query?: GraphQuery,
): string {
  return baseUrl + fillPath(operation, params) + formatQuery(query);
}

/**
 * Requests several GETs in batches of 20, and returns a client that has their responses: `call` and `page` of one of
 * the addresses return its response, once. Refused requests and responses of another shape are requested individually.
 *
 * @param addresses URLs below the client's base address
 * @throws GraphOutage, GraphError if a batch request fails
 */
export async function prefetchRequests<Client extends Pick<GraphClient, 'baseUrl' | 'batchGet' | 'call' | 'page'>>(
  client: Client,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<Client> {
  if (addresses.length < 2) return client;
  const entries = await client.batchGet(
    addresses.map((address) => address.slice(client.baseUrl.length)),
    signal,
  );
  const responses = new Map(
    entries.flatMap(({ status, body }, at) => (status === 200 ? [[addresses[at] ?? '', body] as const] : [])),
  );

  function takeResponse<Reply>(
    { method, reply }: GraphOperation<string, unknown, Reply>,
    address: string,
  ): Reply | undefined {
    if (method !== 'GET' || !responses.has(address) || typeof reply !== 'object') return undefined;
    const parsed = reply.safeParse(responses.get(address));
    responses.delete(address);
    return parsed.success ? (parsed.data as Reply) : undefined;
  }

  const address = (operation: GraphOperation, params: GraphParams<string>, { query }: CallOptions<unknown> = {}) =>
    formatOperationUrl(client.baseUrl, operation, params, query);

  return {
    ...client,
    async call(operation, params, options) {
      return takeResponse(operation, address(operation, params, options)) ?? client.call(operation, params, options);
    },
    async page(operation, params, options) {
      const taken = takeResponse(operation, options?.link ?? address(operation, params, options));
      return taken ? toPage(taken) : client.page(operation, params, options);
    },
  };
}
