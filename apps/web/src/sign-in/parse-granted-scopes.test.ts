import { expect, it } from 'vitest';
import { parseGrantedScopes } from './parse-granted-scopes.ts';

const token = (payload: unknown) => `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.sign`;

it('parses the granted scopes of a token, and returns undefined for an invalid one', () => {
  expect(parseGrantedScopes(token({ scp: 'User.Read  Sites.Manage.All' }))).toEqual(['User.Read', 'Sites.Manage.All']);
  for (const other of ['token', '', 'a.b.c', token({ scp: 3 }), token(null)]) {
    expect([other, parseGrantedScopes(other)]).toEqual([other, undefined]);
  }
});
