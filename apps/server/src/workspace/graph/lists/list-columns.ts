import { type ColumnChange, type NewColumn, operations } from '@tideform/graph';
import type { Column } from '../../library/item.ts';
import { listColumns } from '../../library/lists/lists-store.ts';
import { addColumn, applyColumnChange, deleteColumn, requireColumn } from '../../library/rows/change-columns.ts';
import { refusals } from '../../refusal.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import {
  created,
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  implement,
  noContent,
  ok,
} from '../call/graph-call.ts';
import { type OpenedList, openList, requireListManager } from '../open-list.ts';

/** A list and the caller's permissions in it. */
type ColumnsList = Pick<OpenedList, 'site' | 'list' | 'access'>;

/** Creates the response with a list's columns; hidden ones are included only if `hidden` is selected. */
async function createColumnsResponse(
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
async function createColumnResponse(
  call: GraphCall<'columnId', unknown>,
  context: GraphContext,
  { list }: ColumnsList,
): Promise<GraphResponse> {
  const column = requireColumn(await listColumns(context.db, list.id), call.params.columnId);
  return ok(selectProperties(describeColumn(column), call.query));
}

async function createNewColumnResponse(
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

async function createColumnChangeResponse(
  call: GraphCall<'columnId', ColumnChange>,
  context: GraphContext,
  columns: ColumnsList,
): Promise<GraphResponse> {
  requireListManager(call, columns);
  const { list } = columns;
  return ok(describeColumn(await applyColumnChange(context, list, call.params.columnId, call.body, context.limits)));
}

async function createColumnDeletionResponse(
  call: GraphCall<'columnId', unknown>,
  context: GraphContext,
  columns: ColumnsList,
): Promise<GraphResponse> {
  requireListManager(call, columns);
  const { list } = columns;
  await deleteColumn(context, list, call.params.columnId);
  return noContent;
}

/** Default settings of column types, which the response includes. */
const defaultSettings: Readonly<Record<string, object>> = {
  text: { allowMultipleLines: false, appendChangesToExistingText: false, linesForEditing: 0, maxLength: 255 },
  number: { decimalPlaces: 'automatic', displayAs: 'number' },
  dateTime: { displayAs: 'default', format: 'dateTime' },
  choice: { allowTextEntry: false, choices: [], displayAs: 'dropDownMenu' },
  personOrGroup: { allowMultipleSelection: false, chooseFromType: 'peopleAndGroups' },
  lookup: { allowMultipleValues: false, allowUnlimitedLength: false },
  currency: { locale: 'en-us' },
  hyperlinkOrPicture: { isPicture: false },
};

/** Describes a column as Graph's columnDefinition resource. */
export function describeColumn(column: Column): Record<string, unknown> {
  return {
    id: column.id,
    name: column.name,
    displayName: column.displayName,
    description: column.description,
    indexed: column.isIndexed,
    hidden: column.isHidden,
    readOnly: column.isReadOnly,
    required: column.isRequired,
    enforceUniqueValues: column.isUnique,
    [column.kind]: getKindSettings(column),
  };
}

function getKindSettings({ kind, kindSettings }: Column): object {
  const { maxLength, ...settings } = { maxLength: 0, ...defaultSettings[kind], ...kindSettings };
  const isSingleLine = kind === 'text' && kindSettings.allowMultipleLines !== true;
  return isSingleLine ? { ...settings, maxLength } : settings;
}

export const createGroupListColumn = implement(operations.createGroupListColumn, async (call, context) =>
  createNewColumnResponse(call, context, await openList(call, context)),
);

export const listGroupListColumns = implement(operations.listGroupListColumns, async (call, context) =>
  createColumnsResponse(call, context, await openList(call, context)),
);

export const updateGroupListColumn = implement(operations.updateGroupListColumn, async (call, context) =>
  createColumnChangeResponse(call, context, await openList(call, context)),
);

export const listSiteListColumns = implement(operations.listSiteListColumns, async (call, context) =>
  createColumnsResponse(call, context, await openList(call, context)),
);

export const createSiteListColumn = implement(operations.createSiteListColumn, async (call, context) =>
  createNewColumnResponse(call, context, await openList(call, context)),
);

export const getSiteListColumn = implement(operations.getSiteListColumn, async (call, context) =>
  createColumnResponse(call, context, await openList(call, context)),
);

export const updateSiteListColumn = implement(operations.updateSiteListColumn, async (call, context) =>
  createColumnChangeResponse(call, context, await openList(call, context)),
);

export const deleteSiteListColumn = implement(operations.deleteSiteListColumn, async (call, context) =>
  createColumnDeletionResponse(call, context, await openList(call, context)),
);

export const createDriveListColumn = implement(operations.createDriveListColumn, async (call, context) =>
  createNewColumnResponse(call, context, await openList(call, context)),
);

export const listDriveListColumns = implement(operations.listDriveListColumns, async (call, context) =>
  createColumnsResponse(call, context, await openList(call, context)),
);

export const updateDriveListColumn = implement(operations.updateDriveListColumn, async (call, context) =>
  createColumnChangeResponse(call, context, await openList(call, context)),
);
