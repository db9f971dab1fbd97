import { createHmac, hash, timingSafeEqual } from 'node:crypto';

const SESSION_LIFETIME_MS = 8 * 3_600_000;

/**
 * Sign-in of operators: after entering the token, an operator gets a signed cookie that is valid for a working day. The
 * server stores no sessions.
 */
export interface OperatorSession {
  /** Returns true if `text` is the operator token. */
  isToken(text: string): boolean;
  /** Creates a cookie value that is valid for eight hours. */
  open(now: Date): string;
  isOpen(value: string | undefined, now: Date): boolean;
}

/**
 * Creates the sign-in of operators.
 * @param token operator token, at least 32 characters; changing the token ends all sessions
 */
export function createOperatorSession(token: string): OperatorSession {
  const sign = (until: string): string => createHmac('sha256', token).update(`operator ${until}`).digest('base64url');
  return {
    isToken: (text) => isEqualInConstantTime(text, token),
    open(now) {
      const until = String(now.getTime() + SESSION_LIFETIME_MS);
      return `${until}.${sign(until)}`;
    },
    isOpen(value = '', now) {
      const [until = '', signature = ''] = value.split('.');
      return /^\d{1,15}$/.test(until) && Number(until) > now.getTime() && isEqualInConstantTime(signature, sign(until));
    },
  };
}

/** Compares two texts. NOTE: their hashes have the same length, so they can be compared in constant time. */
function isEqualInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
