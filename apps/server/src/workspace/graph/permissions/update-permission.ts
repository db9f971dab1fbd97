import { operations } from '@tideform/graph';
import { putGrant } from '../../library/access/grants-store.ts';
import type { Role } from '../../library/library-tables.ts';
import { refusals } from '../../refusal.ts';
import { implement, ok } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { describePermissions } from './describe-permission.ts';
import { requireOwnGrant } from './own-permission.ts';

export const updatePermission = implement(operations.updatePermission, async (call, context) => {
  const role = readRole(call.body.roles);
  const { item, grant, site } = await changeAddressed(call, context, async (write, target) => {
    const own = await requireOwnGrant(write, context, target, call.params.permissionId);
    await putGrant(write.db, target.id, { principal: own.grant.principal, role });
    return { item: target, ...own };
  });
  const [row] = await describePermissions(context, site, item, [{ ...grant, role }]);
  return ok(row!.resource);
});

function readRole(roles: readonly string[]): Role {
  const role = (['owner', 'write', 'read'] as const).find((one) => roles.includes(one));
  if (role === undefined) throw refusals.invalidRequest('The roles of a permission are read, write or owner.');
  return role;
}
