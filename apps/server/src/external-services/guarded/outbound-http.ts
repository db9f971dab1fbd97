import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mayConnect, readOutsideUrl } from './may-connect.ts';
import type { Networks } from './networks.ts';

export interface OutsideAsk {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type OutboundReply =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The first 4 KiB. */
      readonly text: string;
      /** As the receiver wrote it. */
      readonly retryAfter: string | undefined;
    }
  | { readonly kind: 'failed'; readonly why: OutsideFailure };

/**
 * `refused`: the address leads to where this server does not send. `unknown-host`: its name stands for nothing. `unreachable`: nobody
 * is there, the line broke, or the certificate is not theirs. `timeout`: no answer in time.
 */
export type OutsideFailure = 'refused' | 'unknown-host' | 'unreachable' | 'timeout';

/** Machines that people name for this server to talk to. */
export interface OutboundHttp {
  /** Whether the address leads to where this server sends, as its name is resolved now. */
  maySendTo(url: string): Promise<boolean>;
  /** Sends, without following where an answer leads. Fails by its reply alone. */
  post(ask: OutsideAsk): Promise<OutboundReply>;
}

export interface OutboundHttpOptions {
  /** The operator's own networks, in which anything may be sent to. */
  readonly named: Networks;
  /** All addresses of a name, in the order in which they are tried. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly timeoutMs?: number;
}

const shownBytes = 4096;

/** The name is resolved once, every address is checked, and the connection goes to those: a name that changes is of no use. */
export function createOutboundHttp({
  named,
  resolve = resolveAll,
  timeoutMs = 20_000,
}: OutboundHttpOptions): OutboundHttp {
  return {
    async maySendTo(text) {
      const url = readOutsideUrl(text);
      if (!url) return false;
      const addresses = await before(AbortSignal.timeout(timeoutMs), addressesOf(url, resolve)).catch(() => []);
      return mayConnect(url, addresses, named);
    },
    async post(ask) {
      const url = readOutsideUrl(ask.url);
      if (!url) return failed('refused');
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const addresses = await before(limit, addressesOf(url, resolve));
        if (addresses.length === 0) return failed('unknown-host');
        if (!mayConnect(url, addresses, named)) return failed('refused');
        return await send(url, ask, { addresses, limit });
      } catch {
        return failed(limit.aborted ? 'timeout' : 'unreachable');
      }
    },
  };
}

const failed = (why: OutsideFailure): OutboundReply => ({ kind: 'failed', why });

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Empty: the name is not known. */
async function addressesOf(
  url: URL,
  resolve: (host: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? resolve(host).catch(() => []) : [host];
}

/** Asking for a name cannot be broken off, only left alone. */
function before<Value>(limit: AbortSignal, work: Promise<Value>): Promise<Value> {
  const over = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  return Promise.race([work, over]);
}

interface Way {
  readonly addresses: readonly string[];
  readonly limit: AbortSignal;
}

function send(url: URL, { headers, body }: OutsideAsk, { addresses, limit }: Way): Promise<OutboundReply> {
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = begin(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.byteLength },
      agent: false,
      lookup: givenAddresses(addresses),
      signal: limit,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const settle = () => {
        const text = Buffer.concat(chunks).subarray(0, shownBytes).toString();
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
        if (bytes >= shownBytes) settle();
      });
      response.on('end', settle);
      // What has answered has answered, however its text ends.
      for (const source of [response, request]) source.prependListener('error', settle);
    });
    request.end(body);
  });
}

/** Answers Node's question for a name's addresses with those that were checked. */
function givenAddresses(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    if (all) answer(null, known);
    else answer(null, known[0]?.address ?? '', known[0]?.family);
  };
}
