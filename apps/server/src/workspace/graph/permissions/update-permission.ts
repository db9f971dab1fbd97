import { operations } from '@tideform/graph';
import { putGrant } from '../../library/access/grants-store.ts';
import { recordSharingChange } from '../../library/access/sharing-store.ts';
import { refusals } from '../../refusal.ts';
import { implement, ok } from '../call/graph-call.ts';
import { changePermissions } from './change-permissions.ts';
import { describePermissions } from './describe-permission.ts';
import { requireDirectGrant } from './require-direct-grant.ts';
import { parseExpiry, parseStrongestRole } from './roles.ts';

export const updatePermission = implement(operations.updatePermission, async (call, context) => {
  const { roles, expirationDateTime } = call.body;
  if (roles === undefined && expirationDateTime === undefined) {
    throw refusals.invalidRequest('Only the roles and the expiration date of a permission can be changed.');
  }
  const role = roles && parseStrongestRole(roles);
  if (role === 'owner' && context.enforces('no-owner-role')) throw refusals.notSupported();
  const expiresAt = parseExpiry(expirationDateTime, context.now());
  const { item, grant, site } = await changePermissions(call, context, 'updatePermission', async (write, target) => {
    const direct = await requireDirectGrant(write, context, target, call.params.permissionId);
    const changed = {
      ...direct.grant,
      ...(role === undefined ? {} : { role }),
      ...(expirationDateTime === undefined ? {} : { expiresAt }),
    };
    await putGrant(write.db, target.id, changed);
    await recordSharingChange(write, target.id);
    return { item: target, site: direct.site, grant: changed };
  });
  const [row] = await describePermissions(context, site, item, [grant]);
  return ok(row!.resource);
});
