import type { ColumnChange, NewColumn } from '@tideform/graph';
import { addColumn, changeColumn, deleteColumn, requireColumn } from '../../library/lists/change-columns.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { created, type GraphAnswer, type GraphCall, type GraphContext, noContent, ok } from '../call/graph-call.ts';
import { describeColumn } from './describe-column.ts';
import { type OpenList, requireDesigner } from './open-list.ts';

/** A list and what the caller may do in it, however the address named it. */
type Columns = Pick<OpenList, 'site' | 'list' | 'access'>;

/** Columns of a list; hidden ones only when `hidden` is selected. */
export async function answerColumns(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list }: Columns,
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

/** One column, hidden or not. */
export async function answerColumn(
  call: GraphCall<'columnId', unknown>,
  context: GraphContext,
  { list }: Columns,
): Promise<GraphAnswer> {
  const column = requireColumn(await listColumns(context.db, list.id), call.params.columnId);
  return ok(select(describeColumn(column), call.query));
}

export async function answerNewColumn(
  call: GraphCall<never, NewColumn>,
  context: GraphContext,
  columns: Columns,
): Promise<GraphAnswer> {
  requireDesigner(call, columns);
  requireLines(context, [call.body]);
  const { list } = columns;
  return created(describeColumn(await addColumn(context, list, call.body, context.limits)));
}

/** Applies the rule `lines-for-editing` to columns that are to be added. @throws 400 */
export function requireLines(context: GraphContext, columns: readonly NewColumn[]): void {
  if (!context.enforces('lines-for-editing')) return;
  const isWithout = ({ text }: NewColumn) => text?.allowMultipleLines === true && !((text.linesForEditing ?? 0) > 0);
  if (columns.some(isWithout)) throw refusals.invalidRequest('A column of several lines needs linesForEditing.');
}

export async function answerColumnChange(
  call: GraphCall<'columnId', ColumnChange>,
  context: GraphContext,
  columns: Columns,
): Promise<GraphAnswer> {
  requireDesigner(call, columns);
  const { list } = columns;
  return ok(describeColumn(await changeColumn(context, list, call.params.columnId, call.body, context.limits)));
}

export async function answerColumnDeletion(
  call: GraphCall<'columnId', unknown>,
  context: GraphContext,
  columns: Columns,
): Promise<GraphAnswer> {
  requireDesigner(call, columns);
  const { list } = columns;
  await deleteColumn(context, list, call.params.columnId);
  return noContent;
}
