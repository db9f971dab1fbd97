import { expect, it } from 'vitest';
import { accountOf } from './account-of.ts';

const claims = { sub: 's1', oid: 'o1', tid: 't1', name: 'Amira Haddad', preferred_username: 'amira@example.org' };

it('names the person, by what the token says best', () => {
  expect(accountOf(claims)).toEqual({
    tenantId: 't1',
    userId: 'o1',
    displayName: 'Amira Haddad',
    username: 'amira@example.org',
  });
  const mail = { sub: 's1', tid: 't1', email: 'a@example.org', name: '', preferred_username: 7 };
  expect(accountOf(mail)).toEqual({
    tenantId: 't1',
    userId: 's1',
    displayName: 'a@example.org',
    username: 'a@example.org',
  });
  expect(accountOf({ sub: 's1', tid: 't1' }).username).toBe('s1');
});

it('takes no token without an organisation, and no personal account', () => {
  expect(() => accountOf({ ...claims, tid: undefined })).toThrow(
    expect.objectContaining({ problem: 'refused', message: 'TenantId not found' }),
  );
  expect(() => accountOf({ ...claims, tid: '9188040d-6c67-4c5b-b112-36a304b66dad' })).toThrow(
    expect.objectContaining({ problem: 'personal-tenant' }),
  );
});
