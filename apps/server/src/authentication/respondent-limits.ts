import type { IncomingMessage } from 'node:http';
import type { ApiOperation } from '@tideform/contract';
import { Refused } from '../refused.ts';

/** Maximum calls of anonymous respondents that one process works on at once. Sixty submits a second make about fifteen. */
const mostInHand = 100;
/** Maximum calls of one address among them, so that a single one doesn't take all places. */
const mostOfCaller = 25;
/** Maximum refused calls that are asked to retry in the same second. */
const backInASecond = 50;
const soonestMs = 2_000;
const latestMs = 120_000;

/** Whether an operation serves the pages of share links. Those of members, health checks and payment events don't. */
export const isForRespondents = ({ caller, path }: Pick<ApiOperation, 'caller' | 'path'>): boolean =>
  caller === 'share' || /^\/api\/(form-share-session|captcha)\b/.test(path);

/**
 * Limits how many calls of respondents are processed at once, so that those get a quick reply and members aren't affected. A call
 * counts while the server works on it, not while its body arrives or its reply is read: slow clients don't block others.
 *
 * @returns a function that counts a call of an address in and returns how to count it out. @throws `Refused` with `busy` and the seconds to wait
 */
export function createCallLimit(now: () => number = Date.now): (address: string) => () => void {
  const ofAddress = new Map<string, number>();
  let inHand = 0;
  let lastBackMs = 0;
  return (address) => {
    const own = ofAddress.get(address) ?? 0;
    if (inHand >= mostInHand || own >= mostOfCaller) {
      const nextMs = Math.max(now() + soonestMs, lastBackMs + 1000 / backInASecond);
      lastBackMs = Math.min(nextMs, now() + latestMs);
      throw new Refused('busy', 503, undefined, { retryAfterSeconds: Math.ceil((lastBackMs - now()) / 1000) });
    }
    inHand += 1;
    ofAddress.set(address, own + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      inHand -= 1;
      const left = (ofAddress.get(address) ?? 0) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    };
  };
}

/** Maximum request bodies that arrive at the same time, from one address and from all. */
const mostOfAddress = 50;
const mostBodies = 2_000;
/** Time limit of a body, plus one second for each `bytesPerSecond` bytes. */
const bodyMs = 20_000;
const bytesPerSecond = 20_000;

interface Arriving {
  readonly address: string;
  readonly end: () => void;
}

/**
 * Closes connections whose request body takes too long. When too many bodies arrive at once, it closes the one that has taken longest,
 * of the same address first: half-open connections give way to complete requests.
 */
export function createBodyWatch() {
  const arriving = new Set<Arriving>();
  return {
    /** @returns a function to call when the body is complete */
    begin(request: IncomingMessage, address: string): () => void {
      const sizeBytes = Number(request.headers['content-length'] ?? 0);
      const hasBody = sizeBytes > 0 || request.headers['transfer-encoding'] !== undefined;
      if (!hasBody) return () => undefined;
      const done = (): void => {
        clearTimeout(timer);
        arriving.delete(one);
      };
      const end = (): void => {
        done();
        request.destroy();
      };
      const timer = setTimeout(end, bodyMs + (Math.min(sizeBytes, 50_000_000) / bytesPerSecond) * 1000).unref();
      const one: Arriving = { address, end };
      const ofAddress = [...arriving].filter((other) => other.address === address);
      if (ofAddress.length >= mostOfAddress) ofAddress[0]?.end();
      else if (arriving.size >= mostBodies) [...arriving][0]?.end();
      arriving.add(one);
      request.once('close', done);
      return done;
    },
  };
}
