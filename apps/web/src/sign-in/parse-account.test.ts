import { expect, it } from 'vitest';
import { parseAccount } from './parse-account.ts';

const claims = { sub: 's1', oid: 'o1', tid: 't1', name: 'Amira Haddad', preferred_username: 'amira@example.org' };

it('names the user by the best available claim', () => {
  expect(parseAccount(claims)).toEqual({
    tenantId: 't1',
    userId: 'o1',
    displayName: 'Amira Haddad',
    username: 'amira@example.org',
  });
  const mail = { sub: 's1', tid: 't1', email: 'a@example.org', name: '', preferred_username: 7 };
  expect(parseAccount(mail)).toEqual({
    tenantId: 't1',
    userId: 's1',
    displayName: 'a@example.org',
    username: 'a@example.org',
  });
  expect(parseAccount({ sub: 's1', tid: 't1' }).username).toBe('s1');
});

it('rejects a token without an organization, and personal accounts', () => {
  expect(() => parseAccount({ ...claims, tid: undefined })).toThrow(
    expect.objectContaining({ problem: 'refused', message: 'TenantId not found' }),
  );
  expect(() => parseAccount({ ...claims, tid: '9188040d-6c67-4c5b-b112-36a304b66dad' })).toThrow(
    expect.objectContaining({ problem: 'personal-tenant' }),
  );
});
