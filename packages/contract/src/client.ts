import { ServerOutage } from './errors.ts';
import type { ApiInput, ApiOperation, ApiResult } from './operation.ts';
import { parseResponse } from './parse-response.ts';
import {
  createRequestInit,
  formatRequestPath,
  graphTokenHeader,
  type RequestParts,
  sessionTokenHeader,
  tokenHeader,
} from './request.ts';

/** Description of the token that a call needs. */
export interface ApiTokenRequest {
  readonly caller: 'graph' | 'tenant' | 'team' | 'share';
  /** ID of the team; only for `team` tokens. */
  readonly teamId?: string;
  /** The previous token, which the server refused: the call needs a different token. */
  readonly refused?: string;
  /** Only for `graph` tokens: JSON of the claims challenge that the new token must satisfy. */
  readonly claims?: string;
}

/** Functions that the API client needs from its environment. */
export interface ApiPorts {
  /** For example `https://app.example.com`, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Returns a token. Rejections other than `ServerOutage` are wrapped in one with reason `no-token`. */
  token(request: ApiTokenRequest): Promise<string>;
}

export interface ApiClient {
  /**
   * Calls one operation. Refusals are returned as values; throws `ServerOutage` if this server's response didn't
   * arrive. A refused token is dropped and fetched again once before `unauthorized` is returned. Reading a stream can
   * also throw `ServerOutage`.
   */
  call<Operation extends CallableOperation>(
    operation: Operation,
    input: ApiInput<Operation>,
    signal?: AbortSignal,
  ): Promise<ApiResult<Operation>>;
}

/**
 * Operations with a `redirect` response are excluded: the browser navigates to them. `formatRequestPath` returns their
 * path.
 */
type CallableOperation = ApiOperation & { readonly replyKind: 'json' | 'stream' };

/** Creates a client for Tideform's own API. */
export function createApiClient(ports: ApiPorts): ApiClient {
  return {
    async call(operation, input, signal) {
      const parts: RequestParts = input;
      const tokens = await getTokens(ports, operation, parts);
      const firstResult = await sendRequest(ports, operation, parts, tokens, signal);
      if (!firstResult.staleToken || operation.caller === 'none') return firstResult.answer;
      const newTokens = await getTokens(ports, operation, parts, { refused: tokens, ...firstResult.staleToken });
      return (await sendRequest(ports, operation, parts, newTokens, signal)).answer;
    },
  };
}

async function sendRequest<Operation extends ApiOperation>(
  ports: ApiPorts,
  operation: Operation,
  parts: RequestParts,
  tokens: TokensByCaller,
  signal: AbortSignal | undefined,
) {
  const init = createRequestInit(operation, parts);
  const url = `${ports.baseUrl}${formatRequestPath(operation, parts)}`;
  const requestOptions = {
    ...init,
    headers: { ...init.headers, ...createAuthHeaders(tokens) },
    ...(signal && { signal }),
  };
  const response = await ports.fetch(url, requestOptions).catch((cause: unknown) => {
    throw new ServerOutage('network', operation.name, { cause });
  });
  return parseResponse(operation, parts, response);
}

/** Tokens of one call, keyed by the kind of caller. */
type TokensByCaller = Partial<Record<ApiTokenRequest['caller'], string>>;

async function getTokens(
  ports: ApiPorts,
  operation: ApiOperation,
  parts: RequestParts,
  { refused = {}, claims }: { readonly refused?: TokensByCaller; readonly claims?: string } = {},
): Promise<TokensByCaller> {
  const teamId = (parts.params as { teamId?: string } | undefined)?.teamId;
  const tokens: TokensByCaller = {};
  for (const caller of getTokenCallers(operation.caller)) {
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

function createAuthHeaders(tokens: TokensByCaller): Record<string, string> {
  const headers = Object.entries(tokens).map(([caller, token]) => {
    if (caller === 'share') return [sessionTokenHeader, token];
    return [caller === 'graph' ? graphTokenHeader : tokenHeader, `Bearer ${token}`];
  });
  return Object.fromEntries(headers);
}

function getTokenCallers(caller: ApiOperation['caller']): ApiTokenRequest['caller'][] {
  if (caller === 'none') return [];
  return caller === 'team-and-graph' ? ['team', 'graph'] : [caller];
}
