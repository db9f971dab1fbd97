import { operations } from '@tideform/graph';
import { isGranted } from '../../library/access/access-store.ts';
import { listGrants } from '../../library/access/grants-store.ts';
import { formatETag, type Item } from '../../library/item.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { type OpenedDrive, openItem } from '../drives/open-drive.ts';
import { type DescribedPermission, describePermissions } from './describe-permission.ts';

export const listPermissions = implement(operations.listPermissions, async (call, context) => {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === formatETag(opened.item)) return { status: 304 };
  const rows = await describeVisiblePermissions(call, context, opened);
  return ok({ value: rows.map(({ resource }) => selectProperties(resource, call.query)) });
});

/** Describes the permissions of an item that the caller may see: all for owners, their own for others. */
export async function describeVisiblePermissions(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access, item }: OpenedDrive & { readonly item: Item },
): Promise<DescribedPermission[]> {
  const grants = await listGrants(context.db, item.scopeId);
  const isOwner = await isGranted(access, item, 'owner');
  const visible = grants.filter(({ principal }) => isOwner || call.actor.principals.includes(principal));
  return describePermissions(context, await findSite(context.db, list.siteId), item, visible);
}
