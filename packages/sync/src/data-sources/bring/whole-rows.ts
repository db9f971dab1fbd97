import type { ListItemChange } from '@tideform/graph';
import type { DataSourceRow } from '../../database/data-source-rows.ts';
import { type AnswersGraph, withWholeAnswers } from '../../library/whole-answers.ts';

/** Changes of a source's list; those of submissions with answers that are too long for a column. */
export async function wholeRows(
  graph: AnswersGraph,
  type: DataSourceRow['type'],
  { siteId, listId, formId }: DataSourceRow['config'],
  changes: readonly ListItemChange[],
): Promise<readonly ListItemChange[]> {
  if (type !== 'form-submissions') return changes;
  const isWanted = ({ deleted, fields }: ListItemChange) =>
    !deleted && fields?.tfItemType === 'submission' && fields.tfFormId === formId;
  return withWholeAnswers(graph, changes, { place: { siteId: String(siteId), listId: String(listId) }, isWanted });
}
