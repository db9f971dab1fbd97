import { createPrivateKey, createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { createAccessTokenCheck } from './access-token.ts';

const publicUrl = 'https://forms.example.com';
const graphBaseUrl = `${publicUrl}/v1.0`;
const claims = { oid: 'person-1', tid: 'tenant-1', scp: 'User.Read', iat_ms: Date.now() };

async function makeKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid };
}

const [ours, others] = await Promise.all([makeKey('ours'), makeKey('others')]);
const check = createAccessTokenCheck({
  keys: { signing: ours, cookies: 'x' },
  ...{ publicUrl, graphBaseUrl, now: () => new Date() },
});
const privateKeyOf = (jwk: JWK) => createPrivateKey({ key: jwk as Record<string, string>, format: 'jwk' });

interface Over {
  readonly by?: JWK;
  readonly kid?: string;
  readonly typ?: string;
  readonly audience?: string;
  readonly issuer?: string;
  readonly alg?: string;
  readonly issuedAt?: string;
}

const signed = ({
  by = ours,
  kid = 'ours',
  typ = 'at+jwt',
  audience = graphBaseUrl,
  issuer,
  alg = 'RS256',
  issuedAt = '0s',
}: Over = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, kid, typ })
    .setIssuer(issuer ?? `${publicUrl}/identity`)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime('1h')
    .sign(privateKeyOf(by));

it('takes a token of this sign-in for this Graph', async () => {
  expect(await check(await signed())).toMatchObject({
    userId: 'person-1',
    tenantId: 'tenant-1',
    scopes: ['User.Read'],
  });
});

it('takes none that says to be issued in the future', async () => {
  expect(await check(await signed({ issuedAt: '4 minutes' }))).toBeDefined();
  expect(await check(await signed({ issuedAt: '6 minutes' }))).toBeUndefined();
});

it('takes none by another key, even under the name of ours, of another kind, issuer, audience or algorithm', async () => {
  const pem = createPublicKey(privateKeyOf(ours)).export({ type: 'spki', format: 'pem' });
  const byPublicKey = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'ours', typ: 'at+jwt' })
    .setIssuer(`${publicUrl}/identity`)
    .setAudience(graphBaseUrl)
    .setExpirationTime('1h')
    .sign(Buffer.from(pem));
  const wrong = await Promise.all([
    signed({ by: others }),
    signed({ by: others, kid: 'others' }),
    signed({ typ: 'JWT' }),
    signed({ audience: 'https://elsewhere.example/v1.0' }),
    signed({ issuer: 'https://elsewhere.example' }),
    signed({ alg: 'RS512' }),
    signed({ alg: 'PS256' }),
  ]);
  const bare = new UnsecuredJWT(claims).setIssuer(`${publicUrl}/identity`).setAudience(graphBaseUrl).encode();
  for (const token of [...wrong, byPublicKey, bare]) expect(await check(token)).toBeUndefined();
});
