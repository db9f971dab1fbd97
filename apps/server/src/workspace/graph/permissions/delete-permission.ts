import { operations } from '@tideform/graph';
import { deleteGrant } from '../../library/grants-store.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { implement, noContent } from '../graph-call.ts';
import { requireOwnGrant } from './own-permission.ts';

export const deletePermission = implement(operations.deletePermission, async (call, context) => {
  await changeAddressed(call, context, async (write, item) => {
    const { grant } = await requireOwnGrant(write, context, item, call.params.permissionId);
    await deleteGrant(write.db, item.id, grant.principal);
  });
  return noContent;
});
