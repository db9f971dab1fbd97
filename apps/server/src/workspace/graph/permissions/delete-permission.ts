import { operations } from '@tideform/graph';
import { deleteGrant } from '../../library/access/grants-store.ts';
import { recordSharing } from '../../library/access/sharing-store.ts';
import { implement, noContent } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { requireOwnGrant } from './own-permission.ts';

export const deletePermission = implement(operations.deletePermission, async (call, context) => {
  await changeAddressed(call, context, async (write, item) => {
    const { grant } = await requireOwnGrant(write, context, item, call.params.permissionId);
    await deleteGrant(write.db, item.id, grant.principal);
    await recordSharing(write, item.id, [grant.principal]);
  });
  return noContent;
});
