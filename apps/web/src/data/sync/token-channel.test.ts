import { expect, it } from 'vitest';
import { AuthError } from '../../sign-in/auth-client.ts';
import { createTokenClient, serveTokens } from './token-channel.ts';

it('passes a token from the tab to the worker', async () => {
  const { port1, port2 } = new MessageChannel();
  serveTokens(
    port1,
    async (request) => `token ${request.claims ?? ''}${request.refused ? ` and not ${request.refused}` : ''}`,
  );
  const token = createTokenClient(port2, () => 0);
  expect(await Promise.all([token({}), token({ claims: 'c' }), token({ refused: 'a1' })])).toEqual([
    'token ',
    'token c',
    'token  and not a1',
  ]);
  port1.close();
});

it('passes the reason for a missing token to the worker', async () => {
  const { port1, port2 } = new MessageChannel();
  serveTokens(port1, () => Promise.reject(new AuthError('not-signed-in', 'User not authenticated')));
  await expect(createTokenClient(port2, () => 0)({})).rejects.toMatchObject({
    problem: 'not-signed-in',
    message: 'User not authenticated',
  });
  port1.close();
});

it('requests a token again after 30 seconds, or if a token was refused, challenged or missing', async () => {
  const { port1, port2 } = new MessageChannel();
  let atMs = 0;
  let requestCount = 0;
  let isOut = false;
  serveTokens(port1, async () => {
    requestCount += 1;
    if (isOut) throw new AuthError('not-signed-in', 'User not authenticated');
    return `token ${requestCount}`;
  });
  const token = createTokenClient(port2, () => atMs);
  expect(await Promise.all([token({}), token({})])).toEqual(['token 1', 'token 1']);
  atMs = 29_999;
  expect(await token({})).toBe('token 1');
  expect(await token({ refused: 'token 1' })).toBe('token 2');
  expect(await token({})).toBe('token 2');
  expect(await token({ claims: 'c' })).toBe('token 3');
  atMs += 30_000;
  expect(await token({})).toBe('token 4');
  isOut = true;
  atMs += 30_000;
  await expect(token({})).rejects.toMatchObject({ problem: 'not-signed-in' });
  isOut = false;
  expect(await token({})).toBe('token 6');
  port1.close();
});
