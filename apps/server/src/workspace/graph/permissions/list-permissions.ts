import { operations } from '@tideform/graph';
import { hasRole } from '../../library/access/access-store.ts';
import { listGrants } from '../../library/access/grants-store.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import { select } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { describePermissions } from './describe-permission.ts';

/** Owners see every row, others those that concern them. */
export const listPermissions = implement(operations.listPermissions, async (call, context) => {
  const { list, access, item } = await openItem(call, context);
  const grants = await listGrants(context.db, item.scopeId);
  const isOwner = hasRole(access, item, 'owner');
  const shown = grants.filter(({ principal }) => isOwner || call.actor.principals.includes(principal));
  const site = await findSite(context.db, list.siteId);
  const rows = await describePermissions(context, site, item, shown);
  return ok({ value: rows.map(({ resource }) => select(resource, call.query)) });
});
