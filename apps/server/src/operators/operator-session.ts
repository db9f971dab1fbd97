import { createHmac, hash, timingSafeEqual } from 'node:crypto';

const lifeMs = 8 * 3_600_000;

/** The operator's sign-in: whoever has said the token bears a cookie for a working day. Nothing of it is kept on the server. */
export interface OperatorSession {
  /** Whether this is the operator's token. */
  isToken(given: string): boolean;
  /** The value of a cookie that is good until `lifeMs` later. */
  open(now: Date): string;
  isOpen(value: string | undefined, now: Date): boolean;
}

/** @param token at least 32 characters; another one ends every session */
export function createOperatorSession(token: string): OperatorSession {
  const sign = (until: string): string => createHmac('sha256', token).update(`operator ${until}`).digest('base64url');
  return {
    isToken: (given) => isSame(given, token),
    open(now) {
      const until = String(now.getTime() + lifeMs);
      return `${until}.${sign(until)}`;
    },
    isOpen(value = '', now) {
      const [until = '', signature = ''] = value.split('.');
      return /^\d{1,15}$/.test(until) && Number(until) > now.getTime() && isSame(signature, sign(until));
    },
  };
}

/** NOTE: of hashes, which are of one length: the time that it takes tells nothing. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
