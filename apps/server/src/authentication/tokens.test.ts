import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const at = new Date('2026-03-14T10:00:00Z');
const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const tokens = createTokens([key], () => at);
const seconds = Math.floor(at.getTime() / 1000);
const claims = { teamId: randomUUID(), userId: randomUUID(), tenantId: randomUUID(), isTeamOwner: true };

const signToken = (over: { alg?: string; by?: Uint8Array; issuer?: string; audience?: string; at?: number } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: over.alg ?? 'HS256', typ: 'JWT' })
    .setIssuer(over.issuer ?? 'tideform')
    .setAudience(over.audience ?? 'tideform:team')
    .setIssuedAt(over.at ?? seconds)
    .setExpirationTime(seconds + 60)
    .sign(over.by ?? key);

it('accepts a token with its own key, issuer and audience', async () => {
  expect(await tokens.readTeamToken(await signToken())).toMatchObject(claims);
  expect(await tokens.readTeamToken(await tokens.signTeamToken(claims))).toMatchObject(claims);
});

it('rejects another key, algorithm, issuer or audience, and a missing signature', async () => {
  const bare = new UnsecuredJWT(claims)
    .setIssuer('tideform')
    .setAudience('tideform:team')
    .setExpirationTime('1h')
    .encode();
  const forged = await Promise.all([
    signToken({ by: other }),
    signToken({ alg: 'HS512', by: new Uint8Array(64).fill(1) }),
    signToken({ alg: 'HS384', by: new Uint8Array(48).fill(1) }),
    signToken({ issuer: 'elsewhere' }),
    signToken({ audience: 'tideform:tenant' }),
    bare,
  ]);
  for (const token of forged) expect(await tokens.readTeamToken(token)).toBeUndefined();
});

it('rejects tokens from the future, with tolerance for clock skew', async () => {
  expect(await tokens.readTeamToken(await signToken({ at: seconds + 240 }))).toBeDefined();
  expect(await tokens.readTeamToken(await signToken({ at: seconds + 360 }))).toBeUndefined();
});

it('rejects expired tokens', async () => {
  const token = await tokens.signTeamToken(claims);
  const later = (minutes: number) => createTokens([key], () => new Date(at.getTime() + minutes * 60_000));
  expect(await later(14).readTeamToken(token)).toBeDefined();
  expect(await later(16).readTeamToken(token)).toBeUndefined();
});
