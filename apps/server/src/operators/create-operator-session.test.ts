import { expect, it } from 'vitest';
import { createOperatorSession } from './create-operator-session.ts';

const at = new Date('2026-03-14T10:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

it('keeps an operator signed in for eight hours, and rejects forged cookies', () => {
  const session = createOperatorSession('a-token-of-more-than-32-characters');
  expect([session.isToken('a-token-of-more-than-32-characters'), session.isToken(''), session.isToken('a')]).toEqual([
    ...[true, false, false],
  ]);
  const value = session.open(at);
  expect([session.isOpen(value, later(7.9)), session.isOpen(value, later(8.1))]).toEqual([true, false]);
  const [until = '', signature = ''] = value.split('.');
  for (const forged of [undefined, '', until, `${Number(until) + 1}.${signature}`, `${until}.`, `x.${signature}`]) {
    expect([forged, session.isOpen(forged, at)]).toEqual([forged, false]);
  }
  expect(createOperatorSession('another-token-of-over-32-characters').isOpen(value, at)).toBe(false);
});
