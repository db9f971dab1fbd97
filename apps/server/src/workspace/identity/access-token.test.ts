import { createPrivateKey, createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { createAccessTokenVerifier } from './access-token.ts';

const publicUrl = 'https://forms.example.com';
const graphBaseUrl = `${publicUrl}/v1.0`;
const claims = { oid: 'person-1', tid: 'tenant-1', scp: 'User.Read', iat_ms: Date.now() };

async function createKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid };
}

const [ownKey, otherKey] = await Promise.all([createKey('ours'), createKey('others')]);
const verify = createAccessTokenVerifier({
  keys: { signing: ownKey, cookies: 'x' },
  ...{ publicUrl, graphBaseUrl, now: () => new Date() },
});
const toPrivateKey = (jwk: JWK) => createPrivateKey({ key: jwk as Record<string, string>, format: 'jwk' });

interface TokenOverrides {
  readonly by?: JWK;
  readonly kid?: string;
  readonly typ?: string;
  readonly audience?: string;
  readonly issuer?: string;
  readonly alg?: string;
  readonly issuedAt?: string;
}

const signToken = ({
  by = ownKey,
  kid = 'ours',
  typ = 'at+jwt',
  audience = graphBaseUrl,
  issuer,
  alg = 'RS256',
  issuedAt = '0s',
}: TokenOverrides = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, kid, typ })
    .setIssuer(issuer ?? `${publicUrl}/identity`)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime('1h')
    .sign(toPrivateKey(by));

it('accepts a token of this issuer for this Graph', async () => {
  expect(await verify(await signToken())).toMatchObject({
    userId: 'person-1',
    tenantId: 'tenant-1',
    scopes: ['User.Read'],
  });
});

it('refuses tokens that were issued in the future', async () => {
  expect(await verify(await signToken({ issuedAt: '4 minutes' }))).toBeDefined();
  expect(await verify(await signToken({ issuedAt: '6 minutes' }))).toBeUndefined();
});

it('refuses tokens with another key (even with our key ID), type, issuer, audience or algorithm', async () => {
  const pem = createPublicKey(toPrivateKey(ownKey)).export({ type: 'spki', format: 'pem' });
  const byPublicKey = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'ours', typ: 'at+jwt' })
    .setIssuer(`${publicUrl}/identity`)
    .setAudience(graphBaseUrl)
    .setExpirationTime('1h')
    .sign(Buffer.from(pem));
  const wrong = await Promise.all([
    signToken({ by: otherKey }),
    signToken({ by: otherKey, kid: 'others' }),
    signToken({ typ: 'JWT' }),
    signToken({ audience: 'https://elsewhere.example/v1.0' }),
    signToken({ issuer: 'https://elsewhere.example' }),
    signToken({ alg: 'RS512' }),
    signToken({ alg: 'PS256' }),
  ]);
  const bare = new UnsecuredJWT(claims).setIssuer(`${publicUrl}/identity`).setAudience(graphBaseUrl).encode();
  for (const token of [...wrong, byPublicKey, bare]) expect(await verify(token)).toBeUndefined();
});
