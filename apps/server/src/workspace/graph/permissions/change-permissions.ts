import { insertAuditEntry } from '../../../audit/audit-store.ts';
import { findPerson } from '../../directory/people-store.ts';
import type { Item } from '../../library/item.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { updateAddressedItem } from '../drives/open-drive.ts';

/** Body of the operations that change permissions, as far as the audit log needs it. */
interface PermissionBody {
  readonly roles?: readonly string[] | undefined;
}

/** Changes permissions of the addressed item. The change and its audit entry are committed in one transaction. */
export async function changePermissions<Result>(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
  operation: 'invite' | 'updatePermission' | 'deletePermission',
  change: (write: LibraryWrite, item: Item) => Promise<Result>,
): Promise<Result> {
  const { personId: actorId, tenantId } = call.actor;
  const actorName = (await findPerson(context.database, actorId))?.displayName;
  const { permissionId } = call.params as { readonly permissionId?: string };
  const { roles } = (call.body ?? {}) as PermissionBody;
  const details = { operation, ...(permissionId && { permissionId }), ...(roles && { roles }) };
  return updateAddressedItem(call, context, async (write, item) => {
    const result = await change(write, item);
    await insertAuditEntry(write.db, {
      ...{ at: write.now, tenantId, actorId, actorName },
      ...{ action: 'permission.changed', subject: item.id, details },
    });
    return result;
  });
}
