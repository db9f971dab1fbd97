import type { NewColumn } from '@tideform/graph';

const text = (name: string, indexed = false): NewColumn => ({ name, hidden: true, indexed, text: {} });
/**
 * Defines a hidden multiline text column.
 * NOTE: SharePoint refuses multiline text columns without `linesForEditing`. `appendChangesToExistingText` is omitted,
 * because any value creates an append-only column (microsoft-graph-docs #20863).
 */
const longText = (name: string): NewColumn => ({
  name,
  hidden: true,
  text: { allowMultipleLines: true, linesForEditing: 6, textType: 'plain' },
});
const number = (name: string, indexed = false): NewColumn => ({ name, hidden: true, indexed, number: {} });

/** Hidden columns of the library. Queries may filter and sort by the indexed ones. */
export const libraryColumns: readonly NewColumn[] = [
  number('tfPartition', true),
  text('tfItemType', true),
  text('tfTitle'),
  text('tfChannelId'),
  text('tfFormId', true),
  number('tfFormVersion'),
  text('tfResponseId', true),
  number('tfSubmissionNumber'),
  longText('tfSubmissionData'),
  longText('tfSubmissionMetadata'),
  { name: 'tfSubmissionTimestamp', hidden: true, indexed: true, dateTime: { format: 'dateTime' } },
  text('tfFormShareSessionId'),
  text('tfCollaborators'),
  longText('tfSubmissionEmail'),
  longText('tfSubmissionWebhooks'),
  // NOTE: Graph repeats the newest check-in comment on every version, so each version's own comment is a field.
  longText('tfVersionComment'),
];

/** SharePoint's built-in column with the creator of an item; queries by creator need its index. */
export const authorColumn = 'Author';
