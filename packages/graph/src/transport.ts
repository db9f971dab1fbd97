import { parseClaimsChallenge } from './claims-challenge.ts';
import type { GraphPorts } from './client.ts';
import { GraphOutage } from './errors.ts';
import { computeBackOffSeconds, parseRetryAfter } from './retry-after.ts';

export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  /** Identifies the request in errors; contains no secrets. */
  readonly label: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit | undefined;
  /** Whether the access token is sent. */
  readonly withToken: boolean;
  /** Whether the request may be sent twice. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Maximum retries of a throttled request, before its response is returned. */
const MAX_REPEATS = 3;
/** Longest wait of the client. Calls that must wait longer return to the caller. */
const MAX_WAIT_SECONDS = 120;

/** Maximum number of times that the jitter doubles. */
const MAX_DOUBLINGS = 4;

/**
 * Creates a transport, which sends requests with a token, renews the token once, and waits after throttling. A pause
 * applies to all requests of the transport.
 */
export function createTransport(ports: GraphPorts) {
  let pause: Promise<void> = Promise.resolve();
  /** Number of consecutive throttled responses. */
  let refusals = 0;
  /** Browsers reject `fetch` if it is called as a method of another object. */
  const { fetch: detachedFetch } = ports;

  async function send(request: TransportRequest): Promise<Response> {
    for (let repeats = 0; ; repeats++) {
      await waitForPause(request.signal);
      const response = await sendAuthorized(request);
      if (!canRepeat(request, response)) {
        if (response.ok) refusals = 0;
        return response;
      }
      const requestedSeconds = parseRetryAfter(response.headers, ports.now);
      const seconds = requestedSeconds ?? computeBackOffSeconds(repeats, ports.random);
      pauseFor(response.status === 429 && requestedSeconds !== undefined ? addJitter(requestedSeconds) : seconds);
      if (repeats === MAX_REPEATS || seconds > MAX_WAIT_SECONDS) return response;
      await response.body?.cancel();
    }
  }

  /** Waits until no pause is active, including pauses that begin meanwhile. */
  async function waitForPause(signal: AbortSignal | undefined): Promise<void> {
    for (let currentPause: unknown; currentPause !== pause; ) {
      currentPause = pause;
      await rejectOnAbort(pause, signal);
    }
  }

  /**
   * Adds jitter to the requested wait, never less, so that throttled clients don't return together. The jitter grows
   * with consecutive refusals.
   */
  function addJitter(seconds: number): number {
    const width = 2 ** Math.min(refusals, MAX_DOUBLINGS);
    refusals += 1;
    return seconds + Math.min(seconds * width, MAX_WAIT_SECONDS) * ports.random();
  }

  function pauseFor(seconds: number): void {
    pause = Promise.all([pause, ports.wait(seconds * 1000)]).then(() => undefined);
  }

  /** Sends a request with the token. Renews the token at most once, and responds to at most one claims challenge. */
  async function sendAuthorized(request: TransportRequest): Promise<Response> {
    if (!request.withToken) return sendOnce(request);
    let isRenewed = false;
    let isChallenged = false;
    let tokenOptions: Parameters<GraphPorts['token']>[0] = {};
    for (;;) {
      const token = await getToken(request, tokenOptions);
      // Another call may have been throttled while the token was requested.
      await waitForPause(request.signal);
      const response = await sendOnce(request, token);
      if (response.status !== 401) return response;
      const claims = parseClaimsChallenge(response.headers);
      if (claims === undefined ? isRenewed : isChallenged) return response;
      if (claims === undefined) isRenewed = true;
      else isChallenged = true;
      tokenOptions = { refused: token, ...(claims !== undefined && { claims }) };
      await response.body?.cancel();
    }
  }

  async function getToken(
    request: TransportRequest,
    tokenOptions: Parameters<GraphPorts['token']>[0],
  ): Promise<string> {
    try {
      return await ports.token(tokenOptions);
    } catch (cause) {
      throw new GraphOutage('no-token', request.label, { cause });
    }
  }

  async function sendOnce(
    { method, url, label, headers, body, signal }: TransportRequest,
    token?: string,
  ): Promise<Response> {
    signal?.throwIfAborted();
    const fetchOptions = new Headers(headers);
    if (token !== undefined) fetchOptions.set('Authorization', `Bearer ${token}`);
    try {
      return await detachedFetch(url, {
        method,
        headers: fetchOptions,
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
 * Whether a refused request may be repeated. A 429 wasn't carried out, nor was a 503 with `Retry-After`: SharePoint
 * throttles with both. Any other 503 may follow a call that was carried out.
 */
function canRepeat(request: TransportRequest, { status, headers }: Response): boolean {
  const hasRetryAfter = headers.has('Retry-After');
  if (status === 503) return hasRetryAfter || request.isRepeatable;
  return status === 429 && !(isRequestForSortedRows(request) && !hasRetryAfter);
}

/**
 * Whether a request reads sorted rows of a list. A 429 without `Retry-After` then means that the list exceeds its
 * threshold, so waiting doesn't help; the caller must use another order.
 */
function isRequestForSortedRows({ method, url }: TransportRequest): boolean {
  const { pathname, searchParams } = new URL(url);
  return method === 'GET' && /\/lists?\//.test(pathname) && pathname.endsWith('/items') && searchParams.has('$orderby');
}

function rejectOnAbort(pause: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return pause;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    pause.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
