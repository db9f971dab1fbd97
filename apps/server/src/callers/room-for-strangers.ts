import type { IncomingMessage } from 'node:http';
import type { ApiOperation } from '@tideform/contract';
import { Refused } from '../refused.ts';

/** Calls of anonymous visitors that one process works on at once. Of sixty submits a second there are about fifteen. */
const mostInHand = 100;
/** How many of those who are told to come back do so in the same second. */
const backInASecond = 50;
const soonestMs = 2_000;
const latestMs = 120_000;

type Called = Pick<ApiOperation, 'caller' | 'path'>;

/** Operations of the pages of share links. Members, health and payment events are not among them. */
const isForVisitors = ({ caller, path }: Called): boolean =>
  caller === 'share' || /^\/api\/(form-share-session|captcha)\b/.test(path);

/** Takes a place and gives it back. @throws `Refused` with `busy` and the seconds after which there is room */
export type TakeRoom = (operation: Called) => () => void;

/**
 * Limits how many calls of visitors are worked on at once, so that those who are in are answered soon, and what members do goes on. A call
 * has a place while the server works on it, not while its body arrives or its reply is read: a slow client keeps nobody out.
 */
export function createRoom(now: () => number = Date.now): TakeRoom {
  let inHand = 0;
  let lastBackMs = 0;
  return (operation) => {
    if (!isForVisitors(operation)) return () => undefined;
    if (inHand >= mostInHand) {
      const nextMs = Math.max(now() + soonestMs, lastBackMs + 1000 / backInASecond);
      lastBackMs = Math.min(nextMs, now() + latestMs);
      throw new Refused('busy', 503, undefined, { retryAfterSeconds: Math.ceil((lastBackMs - now()) / 1000) });
    }
    inHand += 1;
    let isIn = true;
    return () => {
      if (isIn) inHand -= 1;
      isIn = false;
    };
  };
}

/** Bodies of one address, and of all, that may arrive at the same time. */
const mostOfAddress = 50;
const mostBodies = 2_000;
/** A body has this long, and a second more for each so many bytes. */
const bodyMs = 20_000;
const bytesPerSecond = 20_000;

interface Arriving {
  readonly address: string;
  readonly end: () => void;
}

/**
 * Watches bodies that arrive from visitors. One that takes too long ends with its connection; where too many arrive at once, the one that
 * has taken longest ends, of the same address first: half-open connections make way for whole requests.
 */
export function createBodyWatch() {
  const arriving = new Set<Arriving>();
  return {
    /** @returns what is called once the body is there */
    begin(operation: Called, request: IncomingMessage, address: string): () => void {
      const sizeBytes = Number(request.headers['content-length'] ?? 0);
      const hasBody = sizeBytes > 0 || request.headers['transfer-encoding'] !== undefined;
      if (!hasBody || !isForVisitors(operation)) return () => undefined;
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
