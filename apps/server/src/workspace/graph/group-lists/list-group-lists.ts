import { type Filter, operations } from '@tideform/graph';
import type { List } from '../../library/item.ts';
import { listSiteLists } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { implement } from '../call/graph-call.ts';
import { expandedNames, readExpand, readFilter } from '../call/options.ts';
import { describeList } from './describe-list.ts';
import { openSite } from './open-list.ts';

export const listGroupLists = implement(operations.listGroupLists, async (call, context) => {
  const site = await openSite(call, context);
  const filter = readFilter(call);
  const names = call.query.select?.map((name) => name.toLowerCase());
  const lists = (await listSiteLists(context.db, site.id)).filter(
    (list) => (!list.isSystem || names?.includes('system')) && (filter === undefined || matches(list, filter)),
  );
  // NOTE: the drive must be named in $select too.
  const expand = expandedNames(readExpand(call)).filter(
    (name) => names === undefined || names.includes(name.toLowerCase()),
  );
  const rows = await Promise.all(lists.map((list) => describeList(context, site, list, expand)));
  return pageOf(
    call,
    rows.map((row) => select(row, call.query, expand)),
    200,
    1000,
  );
});

function matches(list: List, filter: Filter): boolean {
  if (filter.kind === 'and') return matches(list, filter.left) && matches(list, filter.right);
  if (filter.kind === 'or') return matches(list, filter.left) || matches(list, filter.right);
  if (filter.kind !== 'compare' || filter.is !== 'eq') throw refusals.invalidRequest('Invalid filter clause');
  const values: Record<string, string> = {
    name: list.name,
    displayname: list.displayName,
    'list/template': list.template,
  };
  const value = values[filter.property.toLowerCase()];
  if (value === undefined) throw refusals.invalidRequest('Invalid filter clause');
  return value.toLowerCase() === String(filter.value).toLowerCase();
}
