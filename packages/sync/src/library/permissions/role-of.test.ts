import { expect, it } from 'vitest';
import { roleOf } from './role-of.ts';

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
])('takes the roles %j for %s', (roles, role) => {
  expect(roleOf({ roles })).toBe(role);
});
