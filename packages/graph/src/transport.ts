import type { GraphPorts } from './client.ts';
import { GraphOutage } from './errors.ts';

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

/**
 * Returns the decoded JSON of a 401's claims challenge; `undefined` without one.
 * @see https://learn.microsoft.com/entra/identity-platform/claims-challenge
 */
function parseClaimsChallenge(headers: Headers): string | undefined {
  const challenge = headers.get('WWW-Authenticate') ?? '';
  for (const [, name, value] of challenge.matchAll(/(?<![\w-])([\w-]+)\s*=\s*"((?:[^"\\]|\\.)*)"/g)) {
    if (name?.toLowerCase() === 'claims' && value) return decodeBase64(value);
  }
  return undefined;
}

function decodeBase64(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Longest accepted `Retry-After` in seconds. */
const MAX_RETRY_AFTER_SECONDS = 999_999;

/**
 * Returns the seconds of a response's `Retry-After`, which is a number or a date. A date is relative to the response's
 * own `Date`, or else to `now` (milliseconds since 1970).
 *
 * @returns `undefined` without the header, or if a date can't be compared
 */
export function parseRetryAfter(headers: Headers, now?: () => number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const untilMs = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  const responseMs = Date.parse(headers.get('Date') ?? '');
  const fromMs = Number.isNaN(responseMs) ? now?.() : responseMs;
  if (Number.isNaN(untilMs) || fromMs === undefined) return undefined;
  return Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(1, Math.ceil((untilMs - fromMs) / 1000)));
}

/** Returns the seconds to wait before a retry when there is no `Retry-After`: 1, 2, 4 …, plus or minus a random 50%. */
export function computeBackOffSeconds(repeats: number, random: () => number): number {
  return 2 ** repeats * (0.5 + random());
}
