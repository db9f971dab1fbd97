import {
  type ShareSessionClaims,
  shareSessionClaims,
  type TeamTokenClaims,
  type TenantTokenClaims,
  teamTokenClaims,
  tenantTokenClaims,
} from '@tideform/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod/mini';
import { isIssuedInFuture } from '../pages/is-issued-in-future.ts';

/** Lifetime of team and tenant tokens. Clients renew a token shortly before it expires. */
const TOKEN_LIFETIME_SECONDS = 15 * 60;

/** Lifetime of session tokens. Anonymous respondents can't renew them, and may take a day for a long form. */
const SESSION_LIFETIME_SECONDS = 24 * 3600;
export const SESSION_LIFETIME_MS = SESSION_LIFETIME_SECONDS * 1000;
/**
 * Time after expiry in which a session token can still reopen its session, since drafts can be submitted days later.
 */
const REOPEN_LIFETIME_SECONDS = 90 * 24 * 3600;

const ISSUER = 'tideform';
type Audience = 'tideform:team' | 'tideform:tenant' | 'tideform:share';

/** Signs and verifies this server's tokens. Read functions return `undefined` for an invalid or expired token. */
export interface Tokens {
  signTeamToken(claims: Omit<TeamTokenClaims, 'exp'>): Promise<string>;
  signTenantToken(claims: Omit<TenantTokenClaims, 'exp'>): Promise<string>;
  signShareToken(claims: Omit<ShareSessionClaims, 'exp'>): Promise<string>;
  readTeamToken(token: string): Promise<TeamTokenClaims | undefined>;
  readTenantToken(token: string): Promise<TenantTokenClaims | undefined>;
  readShareToken(token: string): Promise<ShareSessionClaims | undefined>;
  /** Reads a session token that may have expired. Use it only for reopening the token's session. */
  readFormerShareToken(token: string): Promise<ShareSessionClaims | undefined>;
}

/** Current signing key, and former ones whose tokens are still accepted. */
export type SigningKeys = readonly [Uint8Array, ...Uint8Array[]];

/** Creates the token service. @param keys each 32 random bytes, the same in every process of one installation */
export function createTokens(keys: SigningKeys, now: () => Date): Tokens {
  const [key] = keys;
  return {
    signTeamToken: (claims) => signToken('tideform:team', claims, key, now()),
    signTenantToken: (claims) => signToken('tideform:tenant', claims, key, now()),
    signShareToken: (claims) => signToken('tideform:share', claims, key, now(), SESSION_LIFETIME_SECONDS),
    readTeamToken: (token) => verifyToken('tideform:team', teamTokenClaims, token, keys, now()),
    readTenantToken: (token) => verifyToken('tideform:tenant', tenantTokenClaims, token, keys, now()),
    readShareToken: (token) => verifyToken('tideform:share', shareSessionClaims, token, keys, now()),
    readFormerShareToken: (token) =>
      verifyToken('tideform:share', shareSessionClaims, token, keys, now(), REOPEN_LIFETIME_SECONDS),
  };
}

function signToken(
  audience: Audience,
  claims: Record<string, unknown>,
  key: Uint8Array,
  now: Date,
  lifetimeSeconds = TOKEN_LIFETIME_SECONDS,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(key);
}

async function verifyToken<Claims extends z.ZodMiniType>(
  audience: Audience,
  claims: Claims,
  token: string,
  keys: SigningKeys,
  now: Date,
  toleranceSeconds = 0,
): Promise<z.output<Claims> | undefined> {
  const expected = {
    issuer: ISSUER,
    audience,
    algorithms: ['HS256'],
    currentDate: now,
    clockTolerance: toleranceSeconds,
  };
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, expected);
      return isIssuedInFuture(payload, now) ? undefined : claims.parse(payload);
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return undefined;
}
