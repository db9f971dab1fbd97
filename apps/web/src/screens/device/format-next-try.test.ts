import { expect, it } from 'vitest';
import { deviceMessages } from './device.messages.ts';
import { formatNextTry } from './format-next-try.ts';

const online = { online: true, kind: 'up-to-date' } as const;

it.each([
  [undefined, online, undefined],
  [0, online, 'Will be sent with the next sync'],
  [1_500, online, 'Next attempt in 2 seconds or sooner'],
  [290_000, online, 'Next attempt in 5 minutes or sooner'],
  [290_000, { online: false, kind: 'offline' } as const, 'Will be sent when you’re back online'],
  [290_000, { online: true, kind: 'signed-out' } as const, 'Will be sent after you sign in again'],
])('describes a wait of %s ms', async (waitMs, status, expected) => {
  const messages = await deviceMessages.read({ language: 'en', locale: 'en' });
  expect(formatNextTry(waitMs, status, messages.next, 'en')).toBe(expected);
});
