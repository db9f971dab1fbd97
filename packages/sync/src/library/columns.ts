import type { NewColumn } from '@tideform/graph';

const text = (name: string, indexed = false): NewColumn => ({ name, hidden: true, indexed, text: {} });
/**
 * NOTE: SharePoint refuses text of several lines without lines to edit. `appendChangesToExistingText` stays out: sent with any
 * value, it makes a column that appends (microsoft-graph-docs #20863).
 */
const longText = (name: string): NewColumn => ({
  name,
  hidden: true,
  text: { allowMultipleLines: true, linesForEditing: 6, textType: 'plain' },
});
const number = (name: string, indexed = false): NewColumn => ({ name, hidden: true, indexed, number: {} });

/** Hidden columns of the library. The indexed ones are those that a query may filter or sort by. */
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
  // NOTE: Graph repeats the newest check-in comment on every version, so a version's own comment is a field.
  longText('tfVersionComment'),
];

/** SharePoint's own column of who created an item; queries by creator need its index. */
export const authorColumn = 'Author';
