import { expect, it } from 'vitest';
import { manageAddress } from './manage-address.ts';

const team = { id: 'g1', internalId: '19:abc@thread.tacv2', tenantId: 't1' };
const app = { authority: 'https://login.test', clientId: 'c', graphScopes: [] };
const oidc = { kind: 'oidc' as const, ...app };

it('is the team’s page in Teams where Microsoft signs in', () => {
  const signIn = { kind: 'microsoft' as const, ...app };
  expect(manageAddress(team, { signIn })).toBe(
    'https://teams.microsoft.com/l/team/19%3Aabc%40thread.tacv2/conversations?groupId=g1&tenantId=t1',
  );
  expect(manageAddress({ ...team, internalId: undefined }, { signIn })).toBeUndefined();
});

it('is the workspace’s page in a private one, and none in a demonstration', () => {
  expect(manageAddress(team, { signIn: oidc, accountPage: '/workspace/account' })).toBe('/workspace/admin/teams/g1');
  expect(manageAddress(team, { signIn: oidc })).toBeUndefined();
  expect(manageAddress(team, undefined)).toBeUndefined();
});
