import { operations } from '@tideform/graph';
import { isGranted } from '../../library/access/access-store.ts';
import { listGrants } from '../../library/access/grants-store.ts';
import { eTagOf, type Item } from '../../library/item.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import { select } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { type OpenDrive, openItem } from '../drives/open-drive.ts';
import { type DescribedPermission, describePermissions } from './describe-permission.ts';

export const listPermissions = implement(operations.listPermissions, async (call, context) => {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === eTagOf(opened.item)) return { status: 304 };
  const rows = await describeVisible(call, context, opened);
  return ok({ value: rows.map(({ resource }) => select(resource, call.query)) });
});

/** Owners see every row, others those that concern them. */
export async function describeVisible(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access, item }: OpenDrive & { readonly item: Item },
): Promise<DescribedPermission[]> {
  const grants = await listGrants(context.db, item.scopeId);
  const isOwner = await isGranted(access, item, 'owner');
  const shown = grants.filter(({ principal }) => isOwner || call.actor.principals.includes(principal));
  return describePermissions(context, await findSite(context.db, list.siteId), item, shown);
}
