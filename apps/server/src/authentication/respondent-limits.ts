import type { IncomingMessage } from 'node:http';
import type { ApiOperation } from '@tideform/contract';
import { Refused } from '../refused.ts';

/**
 * Maximum concurrent calls of anonymous respondents per process. At sixty submissions a second, about fifteen calls run
 * concurrently.
 */
const MAX_CONCURRENT_CALLS = 100;
/** Maximum concurrent calls from one IP address, so that one client can't use up the total limit. */
const MAX_CALLS_PER_ADDRESS = 25;
/** Maximum number of refused calls that are scheduled to retry in the same second. */
const RETRIES_PER_SECOND = 50;
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 120_000;

/**
 * Returns true if an operation serves respondents of share links. Operations for members, health checks and payment
 * events don't.
 */
export const isForRespondents = ({ caller, path }: Pick<ApiOperation, 'caller' | 'path'>): boolean =>
  caller === 'share' || /^\/api\/(form-share-session|captcha)\b/.test(path);

/**
 * Creates a limit for concurrent calls of anonymous respondents, so that responses stay fast and members aren't
 * affected. A call counts while the server processes it, not while its request body arrives or its response is sent, so
 * that slow clients don't block others.
 *
 * @returns a function that counts a call from an IP address, and returns a function that ends the call
 * @throws the returned function throws `Refused` with `busy` and the seconds to wait
 */
export function createCallLimit(now: () => number = Date.now): (address: string) => () => void {
  const callsByAddress = new Map<string, number>();
  let activeCalls = 0;
  let lastRetryMs = 0;
  return (address) => {
    const addressCalls = callsByAddress.get(address) ?? 0;
    if (activeCalls >= MAX_CONCURRENT_CALLS || addressCalls >= MAX_CALLS_PER_ADDRESS) {
      const nextMs = Math.max(now() + MIN_RETRY_MS, lastRetryMs + 1000 / RETRIES_PER_SECOND);
      lastRetryMs = Math.min(nextMs, now() + MAX_RETRY_MS);
      throw new Refused('busy', 503, undefined, { retryAfterSeconds: Math.ceil((lastRetryMs - now()) / 1000) });
    }
    activeCalls += 1;
    callsByAddress.set(address, addressCalls + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      activeCalls -= 1;
      const left = (callsByAddress.get(address) ?? 0) - 1;
      if (left > 0) callsByAddress.set(address, left);
      else callsByAddress.delete(address);
    };
  };
}

/** Maximum number of request bodies that arrive at the same time, per IP address and in total. */
const MAX_BODIES_PER_ADDRESS = 50;
const MAX_BODIES = 2_000;
/** Time limit for receiving a request body, plus one second for each `bytesPerSecond` bytes. */
const BODY_TIMEOUT_MS = 20_000;
const MIN_BYTES_PER_SECOND = 20_000;

interface ArrivingBody {
  readonly address: string;
  readonly end: () => void;
}

/**
 * Creates a watch that closes connections whose request body takes too long. When too many bodies arrive at once, it
 * closes the oldest connection, preferably of the same IP address: half-open connections give way to complete requests.
 */
export function createBodyLimit() {
  const arriving = new Set<ArrivingBody>();
  return {
    /** Starts watching a request. @returns a function to call when the request's body is complete */
    begin(request: IncomingMessage, address: string): () => void {
      const sizeBytes = Number(request.headers['content-length'] ?? 0);
      const hasBody = sizeBytes > 0 || request.headers['transfer-encoding'] !== undefined;
      if (!hasBody) return () => undefined;
      const done = (): void => {
        clearTimeout(timer);
        arriving.delete(body);
      };
      const end = (): void => {
        done();
        request.destroy();
      };
      const timer = setTimeout(
        end,
        BODY_TIMEOUT_MS + (Math.min(sizeBytes, 50_000_000) / MIN_BYTES_PER_SECOND) * 1000,
      ).unref();
      const body: ArrivingBody = { address, end };
      const ofAddress = [...arriving].filter((other) => other.address === address);
      if (ofAddress.length >= MAX_BODIES_PER_ADDRESS) ofAddress[0]?.end();
      else if (arriving.size >= MAX_BODIES) [...arriving][0]?.end();
      arriving.add(body);
      request.once('close', done);
      return done;
    },
  };
}
