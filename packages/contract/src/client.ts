import { ServerOutage } from './errors.ts';
import { graphTokenHeader, tokenHeader } from './headers.ts';
import type { Answer, ApiOperation, InputOf } from './operation.ts';
import { readReply } from './reply.ts';
import { type RequestParts, requestInit, requestPath } from './request.ts';

/** Which token a call needs. */
export interface TokenAsk {
  readonly caller: 'graph' | 'tenant' | 'team';
  /** With `team`: whose token. */
  readonly teamId?: string;
  /** The token given before was refused: drop it and get another. */
  readonly renew?: boolean;
  /** With `graph`: JSON of a claims challenge that the new token must answer. */
  readonly claims?: string;
}

/** What the client needs from the world. */
export interface ApiPorts {
  /** `https://app.example.com`; empty: the page's own origin. No trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  token(ask: TokenAsk): Promise<string>;
}

export interface ApiClient {
  /**
   * Calls one operation. Refusals are values; `ServerOutage` is thrown when no answer of ours came. A refused token is
   * dropped and fetched again once before `unauthorized` is answered.
   */
  call<Operation extends ApiOperation>(
    operation: Operation,
    input: InputOf<Operation>,
    signal?: AbortSignal,
  ): Promise<Answer<Operation>>;
}

/** Makes a client of Tideform's own API. */
export function createApiClient(ports: ApiPorts): ApiClient {
  return {
    async call(operation, input, signal) {
      const parts: RequestParts = input;
      const first = await send(ports, operation, parts, {}, signal);
      if (!first.staleToken || operation.caller === 'none') return first.answer;
      const second = await send(ports, operation, parts, { renew: true, ...first.staleToken }, signal);
      return second.answer;
    },
  };
}

async function send<Operation extends ApiOperation>(
  ports: ApiPorts,
  operation: Operation,
  parts: RequestParts,
  ask: Pick<TokenAsk, 'renew' | 'claims'>,
  signal: AbortSignal | undefined,
) {
  const init = requestInit(operation, parts);
  const authorization = await authorize(ports, operation, parts, ask);
  const url = `${ports.baseUrl}${requestPath(operation, parts)}`;
  const sent = { ...init, headers: { ...init.headers, ...authorization }, ...(signal && { signal }) };
  const reply = await ports.fetch(url, sent).catch((cause: unknown) => {
    throw new ServerOutage('network', operation.name, { cause });
  });
  return readReply(operation, parts, reply);
}

async function authorize(
  ports: ApiPorts,
  operation: ApiOperation,
  parts: RequestParts,
  ask: Pick<TokenAsk, 'renew' | 'claims'>,
): Promise<Record<string, string>> {
  if (operation.caller === 'none') return {};
  const teamId = (parts.params as { teamId?: string } | undefined)?.teamId;
  const headers: Record<string, string> = {};
  for (const caller of tokensOf(operation.caller)) {
    const token = await ports.token({ caller, ...(teamId !== undefined && { teamId }), ...ask });
    headers[caller === 'graph' ? graphTokenHeader : tokenHeader] = `Bearer ${token}`;
  }
  return headers;
}

function tokensOf(caller: Exclude<ApiOperation['caller'], 'none'>): TokenAsk['caller'][] {
  return caller === 'team-and-graph' ? ['team', 'graph'] : [caller];
}
