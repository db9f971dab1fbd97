import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createUpstream, type Upstream } from './upstream.ts';

const callback = 'https://forms.example.com/identity/upstream/callback';
const uid = 'a-sign-in-of-ours';
const [{ privateKey, publicKey }, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);

let db: TestDatabase;
let server: Server;
let issuer: string;
let upstream: Upstream;
/** The next response of the upstream provider. */
let idToken = '';

beforeAll(async () => {
  db = await createTestDatabase();
  const keys: JWK[] = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  server = createServer((request, reply) => {
    const responses: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
        ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'], subject_types_supported: ['public'] },
        ...{ id_token_signing_alg_values_supported: ['RS256'] },
      },
      '/keys': { keys },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: idToken },
    };
    const answer = responses[request.url ?? ''];
    reply.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'tideform', clientSecret: 'a secret of both servers', name: 'Quay Login', domains: [] };
  upstream = createUpstream(db.database, callback, { issuer, ...client });
});
afterAll(async () => {
  server.close();
  await db.close();
});

interface SignInClaims {
  readonly iss?: string;
  readonly aud?: string;
  readonly nonce?: string;
  readonly by?: typeof privateKey;
  readonly kid?: string;
  readonly endsIn?: number;
}

/** Runs a complete sign-in in which the upstream provider responds with these claims. */
async function signIn({
  iss = issuer,
  aud = 'tideform',
  nonce,
  by = privateKey,
  kid = 'one',
  endsIn = 300,
}: SignInClaims = {}) {
  const { searchParams: requestParams } = await upstream.start(uid);
  const seconds = Math.floor(Date.now() / 1000);
  idToken = await new SignJWT({
    nonce: nonce ?? requestParams.get('nonce'),
    email: 'ada@quay.example',
    email_verified: true,
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject('ada')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + endsIn)
    .sign(by);
  return upstream.finish(uid, new URLSearchParams({ code: 'c', state: requestParams.get('state') ?? '' }).toString());
}

it('accepts ID tokens that the configured provider signed for our client and this attempt', async () => {
  expect(await signIn()).toMatchObject({ issuer, subject: 'ada', mail: 'ada@quay.example' });
});

it.each<[string, SignInClaims]>([
  ['of another issuer', { iss: 'https://elsewhere.example' }],
  ['for another app', { aud: 'another-app' }],
  ['of another sign-in attempt', { nonce: 'a nonce of before' }],
  ['that has expired', { endsIn: -300 }],
  ['signed with another key', { by: otherKeys.privateKey }],
  ['signed with another key, under another key ID', { by: otherKeys.privateKey, kid: 'two' }],
])('refuses an ID token %s', async (_, said) => {
  await expect(signIn(said)).rejects.toThrow();
});

it('refuses a response with another issuer in its URL', async () => {
  const { searchParams: requestParams } = await upstream.start(uid);
  const query = new URLSearchParams({
    code: 'c',
    state: requestParams.get('state') ?? '',
    iss: 'https://elsewhere.example',
  });
  await expect(upstream.finish(uid, query.toString())).rejects.toThrow();
});
