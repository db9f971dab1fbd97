import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose';
import { z } from 'zod/mini';
import { isIssuedInFuture } from '../../pages/is-issued-in-future.ts';
import { getIssuer, type IdentityOptions } from './identity-options.ts';

/** The verified content of an access token. */
export interface AccessToken {
  readonly userId: string;
  readonly tenantId: string;
  /** OAuth scopes: `User.Read`, `Sites.Manage.All`, … */
  readonly scopes: readonly string[];
  /** When the token was issued, in milliseconds since 1970. */
  readonly issuedAtMs: number;
}

const claimsSchema = z.object({ oid: z.string(), tid: z.string(), scp: z.string(), iat_ms: z.number() });

/**
 * Creates the function that verifies access tokens. It returns `undefined` for a token that is forged, expired or for
 * another audience.
 */
export function createAccessTokenVerifier(
  options: Pick<IdentityOptions, 'keys' | 'publicUrl' | 'graphBaseUrl' | 'now'>,
): (token: string) => Promise<AccessToken | undefined> {
  const { signing, former = [] } = options.keys;
  const keys = createLocalJWKSet({ keys: [signing, ...former.map((keys) => keys.signing)].map(pickPublicKey) });
  const expected = {
    issuer: getIssuer(options),
    audience: options.graphBaseUrl,
    algorithms: ['RS256'],
    typ: 'at+jwt',
  };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...expected, currentDate: options.now() });
      if (isIssuedInFuture(payload, options.now())) return undefined;
      const { oid, tid, scp, iat_ms } = claimsSchema.parse(payload);
      return { userId: oid, tenantId: tid, scopes: scp.split(' ').filter(Boolean), issuedAtMs: iat_ms };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

function pickPublicKey({ kty, n, e, alg, use, kid }: JWK): JWK {
  return { kty, n, e, alg, use, kid } as JWK;
}
