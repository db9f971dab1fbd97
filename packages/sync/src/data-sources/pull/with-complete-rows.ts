import type { ListItemChange } from '@tideform/graph';
import type { DataSourceRow } from '../../database/data-source-rows.ts';
import { type AnswersGraphClient, withCompleteAnswers } from '../../library/with-complete-answers.ts';

/**
 * Returns the changes of a source's list. For submissions, answers that are too long for a column are added from the
 * files.
 */
export async function withCompleteRows(
  graph: AnswersGraphClient,
  type: DataSourceRow['type'],
  { siteId, listId, formId }: DataSourceRow['config'],
  changes: readonly ListItemChange[],
): Promise<readonly ListItemChange[]> {
  if (type !== 'form-submissions') return changes;
  const isWanted = ({ deleted, fields }: ListItemChange) =>
    !deleted && fields?.tfItemType === 'submission' && fields.tfFormId === formId;
  return withCompleteAnswers(graph, changes, {
    rowsLocation: { siteId: String(siteId), listId: String(listId) },
    isWanted,
  });
}
