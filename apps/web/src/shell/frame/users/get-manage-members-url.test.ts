import { expect, it } from 'vitest';
import { getManageMembersUrl } from './get-manage-members-url.ts';

const team = { id: 'g1', internalId: '19:abc@thread.tacv2', tenantId: 't1' };
const app = { authority: 'https://login.test', clientId: 'c', graphScopes: [] };
const oidc = { kind: 'oidc' as const, ...app };

it('returns the team’s page in Teams for Microsoft sign-ins', () => {
  const signIn = { kind: 'microsoft' as const, ...app };
  expect(getManageMembersUrl(team, { signIn })).toBe(
    'https://teams.microsoft.com/l/team/19%3Aabc%40thread.tacv2/conversations?groupId=g1&tenantId=t1',
  );
  expect(getManageMembersUrl({ ...team, internalId: undefined }, { signIn })).toBeUndefined();
});

it('returns the workspace’s page in a private workspace, and undefined in the demo', () => {
  expect(getManageMembersUrl(team, { signIn: oidc, accountPage: '/workspace/account' })).toBe(
    '/workspace/admin/teams/g1',
  );
  expect(getManageMembersUrl(team, { signIn: oidc })).toBeUndefined();
  expect(getManageMembersUrl(team, undefined)).toBeUndefined();
});
