import { operations } from '@tideform/graph';
import { deleteGrant } from '../../library/access/grants-store.ts';
import { recordSharingChange } from '../../library/access/sharing-store.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { changePermissions } from './change-permissions.ts';
import { requireDirectGrant } from './require-direct-grant.ts';

export const deletePermission = implement(operations.deletePermission, async (call, context) => {
  await changePermissions(call, context, 'deletePermission', async (write, item) => {
    const { grant } = await requireDirectGrant(write, context, item, call.params.permissionId);
    await deleteGrant(write.db, item.id, grant.principal);
    await recordSharingChange(write, item.id, [grant.principal]);
  });
  return noContent;
});
