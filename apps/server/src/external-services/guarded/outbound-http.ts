import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { canConnect, type Networks, parseOutboundUrl } from './networks.ts';

export interface OutboundRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type OutboundReply =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** First 4 KiB of the response body. */
      readonly text: string;
      /** Value of the response's Retry-After header. */
      readonly retryAfter: string | undefined;
    }
  | { readonly kind: 'failed'; readonly why: OutboundFailure };

/**
 * Why a request failed. `refused`: the URL or an address of its host isn't allowed. `unknown-host`: the host name
 * doesn't resolve. `unreachable`: the connection failed, or the certificate is invalid. `timeout`: no response in time.
 */
export type OutboundFailure = 'refused' | 'unknown-host' | 'unreachable' | 'timeout';

/** HTTP client for URLs that users enter, guarded against requests to internal services (SSRF). */
export interface OutboundHttp {
  /** Returns true if the URL is allowed and all current addresses of its host are allowed. */
  maySendTo(url: string): Promise<boolean>;
  /** Sends a POST request without following redirects. Failures are returned as results, not thrown. */
  post(request: OutboundRequest): Promise<OutboundReply>;
}

export interface OutboundHttpOptions {
  /** Networks in which the operator allows any URL. */
  readonly allowedNetworks: Networks;
  /** Resolves a host name to all of its addresses, in the order in which they are tried. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly timeoutMs?: number;
}

const MAX_BODY_BYTES = 4096;

/**
 * Creates a guarded HTTP client. The client resolves each host name once, checks all addresses, and connects only to
 * those addresses, which prevents DNS rebinding.
 */
export function createOutboundHttp({
  allowedNetworks,
  resolve = lookUpAllAddresses,
  timeoutMs = 20_000,
}: OutboundHttpOptions): OutboundHttp {
  return {
    async maySendTo(text) {
      const url = parseOutboundUrl(text);
      if (!url) return false;
      const addresses = await withTimeLimit(AbortSignal.timeout(timeoutMs), resolveAddresses(url, resolve)).catch(
        () => [],
      );
      return canConnect(url, addresses, allowedNetworks);
    },
    async post(request) {
      const url = parseOutboundUrl(request.url);
      if (!url) return createFailedReply('refused');
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const addresses = await withTimeLimit(limit, resolveAddresses(url, resolve));
        if (addresses.length === 0) return createFailedReply('unknown-host');
        if (!canConnect(url, addresses, allowedNetworks)) return createFailedReply('refused');
        return await sendPost(url, request, { addresses, limit });
      } catch {
        return createFailedReply(limit.aborted ? 'timeout' : 'unreachable');
      }
    },
  };
}

const createFailedReply = (why: OutboundFailure): OutboundReply => ({ kind: 'failed', why });

async function lookUpAllAddresses(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Resolves the host of a URL to its addresses. @returns an empty list if the host is unknown */
async function resolveAddresses(
  url: URL,
  resolve: (host: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? resolve(host).catch(() => []) : [host];
}

/** Rejects when the time limit is reached. The work itself continues, since name resolution can't be aborted. */
function withTimeLimit<Value>(limit: AbortSignal, work: Promise<Value>): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  return Promise.race([work, aborted]);
}

interface ConnectOptions {
  readonly addresses: readonly string[];
  readonly limit: AbortSignal;
}

function sendPost(
  url: URL,
  { headers, body }: OutboundRequest,
  { addresses, limit }: ConnectOptions,
): Promise<OutboundReply> {
  const sendRequest = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = sendRequest(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.byteLength },
      agent: false,
      lookup: createLookup(addresses),
      signal: limit,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const settle = () => {
        const text = Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES).toString();
        resolve({
          kind: 'answered',
          status: response.statusCode ?? 0,
          text,
          retryAfter: response.headers['retry-after'],
        });
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= MAX_BODY_BYTES) settle();
      });
      response.on('end', settle);
      // Once response headers have arrived, an interrupted body isn't a failure.
      for (const source of [response, request]) source.prependListener('error', settle);
    });
    request.end(body);
  });
}

/** Creates a lookup function for Node that returns the already checked addresses. */
function createLookup(addresses: readonly string[]): LookupFunction {
  const checkedAddresses = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    if (all) answer(null, checkedAddresses);
    else answer(null, checkedAddresses[0]?.address ?? '', checkedAddresses[0]?.family);
  };
}
