import { expect, it } from 'vitest';
import { AuthError } from '../../sign-in/auth-client.ts';
import { answerTokens, askTokens } from './token-channel.ts';

it('hands a token from the tab to the worker', async () => {
  const { port1, port2 } = new MessageChannel();
  answerTokens(port1, async (ask) => `token ${ask.claims ?? ''}${ask.refused ? ` and not ${ask.refused}` : ''}`);
  const token = askTokens(port2);
  expect(await Promise.all([token({}), token({ claims: 'c' }), token({ refused: 'a1' })])).toEqual([
    'token ',
    'token c',
    'token  and not a1',
  ]);
  port1.close();
});

it('tells the worker why there is no token', async () => {
  const { port1, port2 } = new MessageChannel();
  answerTokens(port1, () => Promise.reject(new AuthError('not-signed-in', 'User not authenticated')));
  await expect(askTokens(port2)({})).rejects.toMatchObject({
    problem: 'not-signed-in',
    message: 'User not authenticated',
  });
  port1.close();
});
