import { operations } from '@tideform/graph';
import { formatETag } from '../../library/item.ts';
import { refusals } from '../../refusal.ts';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { describeVisiblePermissions } from './list-permissions.ts';

export const getPermission = implement(operations.getPermission, async (call, context) => {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === formatETag(opened.item)) return { status: 304 };
  const rows = await describeVisiblePermissions(call, context, opened);
  const row = rows.find(({ resource }) => resource.id === call.params.permissionId);
  if (row === undefined) throw refusals.itemNotFound();
  return ok(selectProperties(row.resource, call.query));
});
