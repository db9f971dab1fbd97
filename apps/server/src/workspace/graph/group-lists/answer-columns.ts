import type { ColumnChange, NewColumn } from '@tideform/graph';
import type { Access } from '../../library/access/access-store.ts';
import type { List } from '../../library/item.ts';
import { addColumn, changeColumn } from '../../library/lists/change-columns.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { created, type GraphAnswer, type GraphCall, type GraphContext, ok } from '../call/graph-call.ts';
import { describeColumn } from './describe-list.ts';
import { requireDesigner } from './open-list.ts';

/** A list and what the caller may do in it, however the address named it. */
interface OpenList {
  readonly list: List;
  readonly access: Access;
}

/** Columns of a list; hidden ones only when `hidden` is selected. */
export async function answerColumns(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list }: OpenList,
): Promise<GraphAnswer> {
  const isHiddenShown = call.query.select?.some((name) => name.toLowerCase() === 'hidden') ?? false;
  const columns = (await listColumns(context.db, list.id)).filter((column) => isHiddenShown || !column.isHidden);
  return pageOf(
    call,
    columns.map((column) => select(describeColumn(column), call.query)),
    1000,
    1000,
  );
}

export async function answerNewColumn(
  call: GraphCall<never, NewColumn>,
  context: GraphContext,
  { list, access }: OpenList,
): Promise<GraphAnswer> {
  requireDesigner(list, access);
  return created(describeColumn(await addColumn(context, list, call.body)));
}

export async function answerColumnChange(
  call: GraphCall<'columnId', ColumnChange>,
  context: GraphContext,
  { list, access }: OpenList,
): Promise<GraphAnswer> {
  requireDesigner(list, access);
  return ok(describeColumn(await changeColumn(context, list, call.params.columnId, call.body)));
}
