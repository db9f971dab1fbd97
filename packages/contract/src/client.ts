import { ServerOutage } from './errors.ts';
import { graphTokenHeader, sessionTokenHeader, tokenHeader } from './headers.ts';
import type { Answer, ApiOperation, InputOf } from './operation.ts';
import { readReply } from './reply.ts';
import { type RequestParts, requestInit, requestPath } from './request.ts';

/** Which token a call needs. */
export interface TokenAsk {
  readonly caller: 'graph' | 'tenant' | 'team' | 'share';
  /** With `team`: whose token. */
  readonly teamId?: string;
  /** The token that was given before, and refused: another is wanted. */
  readonly refused?: string;
  /** With `graph`: JSON of a claims challenge that the new token must answer. */
  readonly claims?: string;
}

/** What the client needs from the world. */
export interface ApiPorts {
  /** `https://app.example.com`; empty: the page's own origin. No trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Rejects when there is none; what is no `ServerOutage` becomes one, `no-token`. */
  token(ask: TokenAsk): Promise<string>;
}

export interface ApiClient {
  /**
   * Calls one operation. Refusals are values; `ServerOutage` is thrown when no answer of ours came. A refused token is
   * dropped and fetched again once before `unauthorized` is answered. A stream throws `ServerOutage` while it is read, too.
   */
  call<Operation extends CallableOperation>(
    operation: Operation,
    input: InputOf<Operation>,
    signal?: AbortSignal,
  ): Promise<Answer<Operation>>;
}

/** An operation that leads a browser elsewhere is visited, not called: `requestPath` says where. */
type CallableOperation = ApiOperation & { readonly replyKind: 'json' | 'stream' };

/** Makes a client of Tideform's own API. */
export function createApiClient(ports: ApiPorts): ApiClient {
  return {
    async call(operation, input, signal) {
      const parts: RequestParts = input;
      const tokens = await getTokens(ports, operation, parts);
      const first = await send(ports, operation, parts, tokens, signal);
      if (!first.staleToken || operation.caller === 'none') return first.answer;
      const newer = await getTokens(ports, operation, parts, { refused: tokens, ...first.staleToken });
      return (await send(ports, operation, parts, newer, signal)).answer;
    },
  };
}

async function send<Operation extends ApiOperation>(
  ports: ApiPorts,
  operation: Operation,
  parts: RequestParts,
  tokens: Tokens,
  signal: AbortSignal | undefined,
) {
  const init = requestInit(operation, parts);
  const url = `${ports.baseUrl}${requestPath(operation, parts)}`;
  const sent = { ...init, headers: { ...init.headers, ...authorization(tokens) }, ...(signal && { signal }) };
  const reply = await ports.fetch(url, sent).catch((cause: unknown) => {
    throw new ServerOutage('network', operation.name, { cause });
  });
  return readReply(operation, parts, reply);
}

/** The tokens that a call bears. */
type Tokens = Partial<Record<TokenAsk['caller'], string>>;

async function getTokens(
  ports: ApiPorts,
  operation: ApiOperation,
  parts: RequestParts,
  { refused = {}, claims }: { readonly refused?: Tokens; readonly claims?: string } = {},
): Promise<Tokens> {
  const teamId = (parts.params as { teamId?: string } | undefined)?.teamId;
  const tokens: Tokens = {};
  for (const caller of callersOf(operation.caller)) {
    const ask = {
      caller,
      ...(teamId !== undefined && { teamId }),
      ...(refused[caller] !== undefined && { refused: refused[caller] }),
      ...(claims !== undefined && { claims }),
    };
    tokens[caller] = await ports.token(ask).catch((cause: unknown) => {
      throw cause instanceof ServerOutage ? cause : new ServerOutage('no-token', operation.name, { cause });
    });
  }
  return tokens;
}

function authorization(tokens: Tokens): Record<string, string> {
  const headers = Object.entries(tokens).map(([caller, token]) => {
    if (caller === 'share') return [sessionTokenHeader, token];
    return [caller === 'graph' ? graphTokenHeader : tokenHeader, `Bearer ${token}`];
  });
  return Object.fromEntries(headers);
}

function callersOf(caller: ApiOperation['caller']): TokenAsk['caller'][] {
  if (caller === 'none') return [];
  return caller === 'team-and-graph' ? ['team', 'graph'] : [caller];
}
