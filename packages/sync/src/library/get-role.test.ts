import { expect, it } from 'vitest';
import { getRole } from './get-role.ts';

it.each([
  [['read'], 'read'],
  [['write'], 'write'],
  [['owner'], 'owner'],
  [['read', 'owner'], 'owner'],
  [['sp.owner'], 'owner'],
  [['sp.Full Control'], 'owner'],
  [['sp.edit'], 'write'],
  [['sp.contribute', 'sp.view only'], 'write'],
  [['sp.Board'], 'read'],
  [[], 'read'],
])('converts the roles %j to %s', (roles, role) => {
  expect(getRole({ roles })).toBe(role);
});
