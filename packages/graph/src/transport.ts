import { readClaimsChallenge } from './claims-challenge.ts';
import type { GraphPorts } from './client.ts';
import { GraphOutage } from './errors.ts';
import { backOffSeconds, readRetryAfter } from './retry-after.ts';

export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  /** Names the request in errors; holds no secrets. */
  readonly label: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit | undefined;
  /** Without it the request goes out without the token. */
  readonly withToken: boolean;
  /** It does no harm when it's carried out twice. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** How often a throttled request is sent again before its refusal is handed on. */
const MAX_REPEATS = 3;
/** Longer waits are the caller's to plan. */
const MAX_WAIT_SECONDS = 120;

/** Of the time over which refused clients spread. */
const MOST_DOUBLINGS = 4;

/** Sends requests with a token, renewing it once, and waits as Graph asks: all requests of a transport wait together. */
export function createTransport(ports: GraphPorts) {
  let pause: Promise<void> = Promise.resolve();
  /** Pauses that ended in another refusal. */
  let refusals = 0;
  /** Browsers refuse their own `fetch` as a method of something else. */
  const { fetch: fetchAlone } = ports;

  async function send(request: TransportRequest): Promise<Response> {
    for (let repeats = 0; ; repeats++) {
      await rested(request.signal);
      const response = await sendAuthorized(request);
      if (!mayRepeat(request, response)) {
        if (response.ok) refusals = 0;
        return response;
      }
      const asked = readRetryAfter(response.headers, ports.now);
      const seconds = asked ?? backOffSeconds(repeats, ports.random);
      pauseFor(response.status === 429 && asked !== undefined ? spread(asked) : seconds);
      if (repeats === MAX_REPEATS || seconds > MAX_WAIT_SECONDS) return response;
      await response.body?.cancel();
    }
  }

  /** Waits as long as there is a pause, also one that begins while another ends. */
  async function rested(signal: AbortSignal | undefined): Promise<void> {
    for (let seen: unknown; seen !== pause; ) {
      seen = pause;
      await untilAborted(pause, signal);
    }
  }

  /** Never less than was asked. All who were refused together must not come back together; the more often, the wider. */
  function spread(seconds: number): number {
    const width = 2 ** Math.min(refusals, MOST_DOUBLINGS);
    refusals += 1;
    return seconds + Math.min(seconds * width, MAX_WAIT_SECONDS) * ports.random();
  }

  function pauseFor(seconds: number): void {
    pause = Promise.all([pause, ports.wait(seconds * 1000)]).then(() => undefined);
  }

  /** Renews the token at most once, and answers at most one claims challenge. */
  async function sendAuthorized(request: TransportRequest): Promise<Response> {
    if (!request.withToken) return sendOnce(request);
    let isRenewed = false;
    let isChallenged = false;
    let ask: Parameters<GraphPorts['token']>[0] = {};
    for (;;) {
      const token = await getToken(request, ask);
      // Another call may have been told to wait meanwhile.
      await rested(request.signal);
      const response = await sendOnce(request, token);
      if (response.status !== 401) return response;
      const claims = readClaimsChallenge(response.headers);
      if (claims === undefined ? isRenewed : isChallenged) return response;
      if (claims === undefined) isRenewed = true;
      else isChallenged = true;
      ask = { refused: token, ...(claims !== undefined && { claims }) };
      await response.body?.cancel();
    }
  }

  async function getToken(request: TransportRequest, ask: Parameters<GraphPorts['token']>[0]): Promise<string> {
    try {
      return await ports.token(ask);
    } catch (cause) {
      throw new GraphOutage('no-token', request.label, { cause });
    }
  }

  async function sendOnce(
    { method, url, label, headers, body, signal }: TransportRequest,
    token?: string,
  ): Promise<Response> {
    signal?.throwIfAborted();
    const sent = new Headers(headers);
    if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
    try {
      return await fetchAlone(url, {
        method,
        headers: sent,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new GraphOutage('network', label, { cause });
    }
  }

  return { send, pauseFor };
}

/**
 * A 429 was not carried out, nor was a 503 that says when to come back: SharePoint throttles with both. Any other 503 may come after the
 * call was carried out.
 */
function mayRepeat(request: TransportRequest, { status, headers }: Response): boolean {
  const isTimed = headers.has('Retry-After');
  if (status === 503) return isTimed || request.isRepeatable;
  return status === 429 && !(isSorted(request) && !isTimed);
}

/**
 * Rows of a list in an order. Where the service refuses that with a 429 and doesn't say how long to wait, the list has too many rows to
 * be sorted, and waiting doesn't help; the caller asks for another order.
 */
function isSorted({ method, url }: TransportRequest): boolean {
  const { pathname, searchParams } = new URL(url);
  return method === 'GET' && /\/lists?\//.test(pathname) && pathname.endsWith('/items') && searchParams.has('$orderby');
}

function untilAborted(pause: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return pause;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    pause.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
