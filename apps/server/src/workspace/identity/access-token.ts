import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose';
import { z } from 'zod/mini';
import { isIssuedInFuture } from '../../pages/issued-in-future.ts';
import { type IdentityOptions, issuerOf } from './identity-options.ts';

/** Whose access token it is, and what it allows. */
export interface AccessToken {
  readonly userId: string;
  readonly tenantId: string;
  /** `User.Read`, `Sites.Manage.All` … */
  readonly scopes: readonly string[];
  /** When it was issued, in milliseconds since 1970. */
  readonly issuedAtMs: number;
}

const claims = z.object({ oid: z.string(), tid: z.string(), scp: z.string(), iat_ms: z.number() });

/** Makes the check of access tokens: `undefined` for one that is forged, expired or for somebody else. */
export function createAccessTokenCheck(
  options: Pick<IdentityOptions, 'keys' | 'publicUrl' | 'graphBaseUrl' | 'now'>,
): (token: string) => Promise<AccessToken | undefined> {
  const { signing, former = [] } = options.keys;
  const keys = createLocalJWKSet({ keys: [signing, ...former.map((keys) => keys.signing)].map(publicPart) });
  const expected = {
    issuer: issuerOf(options),
    audience: options.graphBaseUrl,
    algorithms: ['RS256'],
    typ: 'at+jwt',
  };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...expected, currentDate: options.now() });
      if (isIssuedInFuture(payload, options.now())) return undefined;
      const { oid, tid, scp, iat_ms } = claims.parse(payload);
      return { userId: oid, tenantId: tid, scopes: scp.split(' ').filter(Boolean), issuedAtMs: iat_ms };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

function publicPart({ kty, n, e, alg, use, kid }: JWK): JWK {
  return { kty, n, e, alg, use, kid } as JWK;
}
