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
import { isIssuedInFuture } from '../pages/issued-in-future.ts';

/** Life of a token that we issue; clients fetch the next one shortly before. */
const TOKEN_LIFE_SECONDS = 15 * 60;

/** A visitor has no way to get another, and may take a day over a long form. */
const SESSION_LIFE_SECONDS = 24 * 3600;
export const sessionLifeMs = SESSION_LIFE_SECONDS * 1000;
/** So long after its end a visitor's token still tells which response they are giving: drafts wait for days. */
const FORMER_SESSION_SECONDS = 90 * 24 * 3600;

const ISSUER = 'tideform';
type Audience = 'tideform:team' | 'tideform:tenant' | 'tideform:share';

/** Signs and reads the tokens that this server issues. Reading answers `undefined` for a token that is not good (any more). */
export interface Tokens {
  signTeamToken(claims: Omit<TeamTokenClaims, 'exp'>): Promise<string>;
  signTenantToken(claims: Omit<TenantTokenClaims, 'exp'>): Promise<string>;
  signShareToken(claims: Omit<ShareSessionClaims, 'exp'>): Promise<string>;
  readTeamToken(token: string): Promise<TeamTokenClaims | undefined>;
  readTenantToken(token: string): Promise<TenantTokenClaims | undefined>;
  readShareToken(token: string): Promise<ShareSessionClaims | undefined>;
  /** One that may have ended long ago: good for opening its session again, and for nothing else. */
  readFormerShareToken(token: string): Promise<ShareSessionClaims | undefined>;
}

/** One that signs, and those that did so before: what they have signed is still read. */
export type SigningKeys = readonly [Uint8Array, ...Uint8Array[]];

/** @param keys each 32 random bytes, the same in every process of one installation */
export function createTokens(keys: SigningKeys, now: () => Date): Tokens {
  const [key] = keys;
  return {
    signTeamToken: (claims) => sign('tideform:team', claims, key, now()),
    signTenantToken: (claims) => sign('tideform:tenant', claims, key, now()),
    signShareToken: (claims) => sign('tideform:share', claims, key, now(), SESSION_LIFE_SECONDS),
    readTeamToken: (token) => read('tideform:team', teamTokenClaims, token, keys, now()),
    readTenantToken: (token) => read('tideform:tenant', tenantTokenClaims, token, keys, now()),
    readShareToken: (token) => read('tideform:share', shareSessionClaims, token, keys, now()),
    readFormerShareToken: (token) =>
      read('tideform:share', shareSessionClaims, token, keys, now(), FORMER_SESSION_SECONDS),
  };
}

function sign(
  audience: Audience,
  claims: Record<string, unknown>,
  key: Uint8Array,
  now: Date,
  lifeSeconds = TOKEN_LIFE_SECONDS,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(key);
}

async function read<Claims extends z.ZodMiniType>(
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
