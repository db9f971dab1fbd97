import { operations } from '@tideform/graph';
import { putGrant } from '../../library/access/grants-store.ts';
import { recordSharing } from '../../library/access/sharing-store.ts';
import { refusals } from '../../refusal.ts';
import { implement, ok } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { describePermissions } from './describe-permission.ts';
import { requireOwnGrant } from './own-permission.ts';
import { readExpiry, readStrongestRole } from './roles.ts';

export const updatePermission = implement(operations.updatePermission, async (call, context) => {
  const { roles, expirationDateTime } = call.body;
  if (roles === undefined && expirationDateTime === undefined) {
    throw refusals.invalidRequest('A permission has roles and an expiration date to change.');
  }
  const role = roles && readStrongestRole(roles);
  if (role === 'owner' && context.enforces('no-owner-role')) throw refusals.notSupported();
  const expiresAt = readExpiry(expirationDateTime, context.now());
  const { item, grant, site } = await changeAddressed(call, context, async (write, target) => {
    const own = await requireOwnGrant(write, context, target, call.params.permissionId);
    const changed = {
      ...own.grant,
      ...(role === undefined ? {} : { role }),
      ...(expirationDateTime === undefined ? {} : { expiresAt }),
    };
    await putGrant(write.db, target.id, changed);
    await recordSharing(write, target.id);
    return { item: target, site: own.site, grant: changed };
  });
  const [row] = await describePermissions(context, site, item, [grant]);
  return ok(row!.resource);
});
