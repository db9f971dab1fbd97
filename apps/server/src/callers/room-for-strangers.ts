import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { ApiOperation } from '@tideform/contract';
import { Refused } from '../refused.ts';

/** Calls of strangers that one process has in hand at once. Of sixty submits a second there are about fifteen. */
const mostInHand = 100;
/** So many of those who are told to come back do so in the same second. */
const backInASecond = 50;
const soonestMs = 2_000;
const latestMs = 120_000;

/** Lets a call in, until its reply has ended. @throws `Refused` with `busy` and the seconds after which there is room */
export type TakeRoom = (operation: Pick<ApiOperation, 'caller' | 'limits'>, reply: ServerResponse) => void;

/**
 * A link may be read by a whole town at once: who comes when there is no room gets a moment of their own to come back, so that those who are
 * in are answered soon, and what members do goes on. Operations that count addresses are those that strangers call.
 */
export function createRoom(now: () => number = Date.now): TakeRoom {
  let inHand = 0;
  let lastBackMs = 0;
  return ({ caller, limits }, reply) => {
    if (caller !== 'share' && limits.address === undefined) return;
    if (inHand >= mostInHand) {
      const nextMs = Math.max(now() + soonestMs, lastBackMs + 1000 / backInASecond);
      lastBackMs = Math.min(nextMs, now() + latestMs);
      throw new Refused('busy', 503, undefined, { retryAfterSeconds: Math.ceil((lastBackMs - now()) / 1000) });
    }
    inHand += 1;
    finished(reply, () => {
      inHand -= 1;
    });
  };
}
