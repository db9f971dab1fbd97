import { GraphError, type NewColumn } from '@tideform/graph';

const createTextColumn = (name: string, indexed = false): NewColumn => ({ name, hidden: true, indexed, text: {} });
/**
 * Defines a hidden multiline text column.
 * NOTE: SharePoint refuses multiline text columns without `linesForEditing`. `appendChangesToExistingText` is omitted,
 * because any value creates an append-only column (microsoft-graph-docs #20863).
 */
const createLongTextColumn = (name: string): NewColumn => ({
  name,
  hidden: true,
  text: { allowMultipleLines: true, linesForEditing: 6, textType: 'plain' },
});
const createNumberColumn = (name: string, indexed = false): NewColumn => ({ name, hidden: true, indexed, number: {} });

/** Hidden columns of the library. Queries may filter and sort by the indexed ones. */
export const libraryColumns: readonly NewColumn[] = [
  createNumberColumn('tfPartition', true),
  createTextColumn('tfItemType', true),
  createTextColumn('tfTitle'),
  createTextColumn('tfChannelId'),
  createTextColumn('tfFormId', true),
  createNumberColumn('tfFormVersion'),
  createTextColumn('tfResponseId', true),
  createNumberColumn('tfSubmissionNumber'),
  createLongTextColumn('tfSubmissionData'),
  createLongTextColumn('tfSubmissionMetadata'),
  { name: 'tfSubmissionTimestamp', hidden: true, indexed: true, dateTime: { format: 'dateTime' } },
  createTextColumn('tfFormShareSessionId'),
  createTextColumn('tfCollaborators'),
  createLongTextColumn('tfSubmissionEmail'),
  createLongTextColumn('tfSubmissionWebhooks'),
  // NOTE: Graph repeats the newest check-in comment on every version, so each version's own comment is a field.
  createLongTextColumn('tfVersionComment'),
];

/** SharePoint's built-in column with the creator of an item; queries by creator need its index. */
export const authorColumn = 'Author';

const unsuitableStatuses = new Set([400, 413, 422, 500, 501]);

/**
 * Returns whether the service refused the content of a request, so that a request with less content may succeed.
 * SharePoint responds with 400 or 500 to columns and values that it doesn't accept.
 */
export function isContentRefused(error: unknown): error is GraphError {
  return error instanceof GraphError && unsuitableStatuses.has(error.status);
}
