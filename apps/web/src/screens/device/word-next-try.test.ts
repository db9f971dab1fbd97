import { expect, it } from 'vitest';
import { deviceMessages } from './device.messages.ts';
import { wordNextTry } from './word-next-try.ts';

const online = { online: true, kind: 'up-to-date' } as const;

it.each([
  [undefined, online, undefined],
  [0, online, 'Sent with the next sync'],
  [1_500, online, 'Next try in 2 seconds at the latest'],
  [290_000, online, 'Next try in 5 minutes at the latest'],
  [290_000, { online: false, kind: 'offline' } as const, 'Sent when you are online again'],
  [290_000, { online: true, kind: 'signed-out' } as const, 'Sent when you have signed in again'],
])('of a wait of %s ms says no more than is known', async (waitMs, status, said) => {
  const messages = await deviceMessages.read({ language: 'en', locale: 'en' });
  expect(wordNextTry(waitMs, status, messages.next, 'en')).toBe(said);
});
