import { expect, it } from 'vitest';
import { grantedScopes } from './granted-scopes.ts';

const token = (payload: unknown) => `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.sign`;

it('reads what was granted of a token, and nothing of what is none', () => {
  expect(grantedScopes(token({ scp: 'User.Read  Sites.Manage.All' }))).toEqual(['User.Read', 'Sites.Manage.All']);
  for (const other of ['token', '', 'a.b.c', token({ scp: 3 }), token(null)]) {
    expect([other, grantedScopes(other)]).toEqual([other, undefined]);
  }
});
