import type { ColumnChange, NewColumn } from '@tideform/graph';
import { addColumn, applyColumnChange, deleteColumn, requireColumn } from '../../library/lists/change-columns.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { created, type GraphCall, type GraphContext, type GraphResponse, noContent, ok } from '../call/graph-call.ts';
import { describeColumn } from './describe-column.ts';
import { type OpenedList, requireListManager } from './open-list.ts';

/** A list and the caller's permissions in it. */
type ColumnsList = Pick<OpenedList, 'site' | 'list' | 'access'>;

/** Creates the response with a list's columns; hidden ones are included only if `hidden` is selected. */
export async function createColumnsResponse(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list }: ColumnsList,
): Promise<GraphResponse> {
  const includesHidden = call.query.select?.some((name) => name.toLowerCase() === 'hidden') ?? false;
  const columns = (await listColumns(context.db, list.id)).filter((column) => includesHidden || !column.isHidden);
  return createPageResponse(
    call,
    columns.map((column) => selectProperties(describeColumn(column), call.query)),
    1000,
    1000,
  );
}

/** Creates the response with one column, hidden or not. */
export async function createColumnResponse(
  call: GraphCall<'columnId', unknown>,
  context: GraphContext,
  { list }: ColumnsList,
): Promise<GraphResponse> {
  const column = requireColumn(await listColumns(context.db, list.id), call.params.columnId);
  return ok(selectProperties(describeColumn(column), call.query));
}

export async function createNewColumnResponse(
  call: GraphCall<never, NewColumn>,
  context: GraphContext,
  columns: ColumnsList,
): Promise<GraphResponse> {
  requireListManager(call, columns);
  requireLinesForEditing(context, [call.body]);
  const { list } = columns;
  return created(describeColumn(await addColumn(context, list, call.body, context.limits)));
}

/**
 * Enforces the tenant rule `lines-for-editing` on new columns.
 * @throws 400
 */
export function requireLinesForEditing(context: GraphContext, columns: readonly NewColumn[]): void {
  if (!context.enforces('lines-for-editing')) return;
  const isMissing = ({ text }: NewColumn) => text?.allowMultipleLines === true && !((text.linesForEditing ?? 0) > 0);
  if (columns.some(isMissing)) throw refusals.invalidRequest('A column with multiple lines requires linesForEditing.');
}

export async function createColumnChangeResponse(
  call: GraphCall<'columnId', ColumnChange>,
  context: GraphContext,
  columns: ColumnsList,
): Promise<GraphResponse> {
  requireListManager(call, columns);
  const { list } = columns;
  return ok(describeColumn(await applyColumnChange(context, list, call.params.columnId, call.body, context.limits)));
}

export async function createColumnDeletionResponse(
  call: GraphCall<'columnId', unknown>,
  context: GraphContext,
  columns: ColumnsList,
): Promise<GraphResponse> {
  requireListManager(call, columns);
  const { list } = columns;
  await deleteColumn(context, list, call.params.columnId);
  return noContent;
}
