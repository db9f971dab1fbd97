import { fillPath } from './address.ts';
import type { CallOptions, GraphClient, GraphParams } from './client.ts';
import { pageOf } from './create-client.ts';
import { formatQuery } from './odata/query.ts';
import type { GraphOperation, GraphQuery } from './operation.ts';

/** The address of a call below a base address. */
export function addressOf<Params extends string>(
  baseUrl: string,
  operation: Pick<GraphOperation<Params, unknown, unknown>, 'name' | 'path'>,
  params: GraphParams<Params>,
  query?: GraphQuery,
): string {
  return baseUrl + fillPath(operation, params) + formatQuery(query);
}

/**
 * Asks GETs together, 20 in a call, and gives a client at whose hand the answers are: `call` and `page` of one of the addresses take
 * its answer, once. What was refused, or has another shape, they ask for alone.
 *
 * @param addresses below the client's base address
 * @throws GraphOutage, GraphError when the call with all of them fails
 */
export async function askTogether<Client extends Pick<GraphClient, 'baseUrl' | 'batchGet' | 'call' | 'page'>>(
  client: Client,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<Client> {
  if (addresses.length < 2) return client;
  const entries = await client.batchGet(
    addresses.map((address) => address.slice(client.baseUrl.length)),
    signal,
  );
  const answers = new Map(
    entries.flatMap(({ status, body }, at) => (status === 200 ? [[addresses[at] ?? '', body] as const] : [])),
  );

  function take<Reply>({ method, reply }: GraphOperation<string, unknown, Reply>, address: string): Reply | undefined {
    if (method !== 'GET' || !answers.has(address) || typeof reply !== 'object') return undefined;
    const parsed = reply.safeParse(answers.get(address));
    answers.delete(address);
    return parsed.success ? (parsed.data as Reply) : undefined;
  }

  const address = (operation: GraphOperation, params: GraphParams<string>, { query }: CallOptions<unknown> = {}) =>
    addressOf(client.baseUrl, operation, params, query);

  return {
    ...client,
    async call(operation, params, options) {
      return take(operation, address(operation, params, options)) ?? client.call(operation, params, options);
    },
    async page(operation, params, options) {
      const taken = take(operation, options?.link ?? address(operation, params, options));
      return taken ? pageOf(taken) : client.page(operation, params, options);
    },
  };
}
