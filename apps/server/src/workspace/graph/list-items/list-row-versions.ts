import { operations } from '@tideform/graph';
import { findPeople } from '../../directory/people-store.ts';
import { listVersions } from '../../library/items/versions-store.ts';
import { assignUserNumbers, listColumns } from '../../library/lists/lists-store.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, getExpand, implement } from '../call/graph-call.ts';
import { describeVersion } from '../drive-items/item-versions.ts';
import { describeValues, getBuiltInValues } from './describe-rows.ts';
import { type OpenedRow, openListRow, openRow } from './open-row.ts';

export const listListItemVersions = implement(operations.listListItemVersions, async (call, context) =>
  createVersionsResponse(call, context, await openRow(call, context)),
);
export const listSiteListItemVersions = implement(operations.listSiteListItemVersions, async (call, context) =>
  createVersionsResponse(call, context, await openListRow(call, context)),
);

/** Lists the columns that row versions include. */
async function loadVersionColumns(context: GraphContext, listId: string) {
  const columns = await listColumns(context.db, listId);
  return context.enforces('no-hidden-version-fields') ? columns.filter(({ isHidden }) => !isHidden) : columns;
}

async function createVersionsResponse(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, item }: OpenedRow,
): Promise<GraphResponse> {
  const versions = await listVersions(context.db, item.id);
  const authors = [item.createdBy, ...versions.map((version) => version.createdBy)];
  const [people, numbers, columns] = await Promise.all([
    findPeople(context.database, authors),
    assignUserNumbers(context.db, list.siteId, authors),
    loadVersionColumns(context, list.id),
  ]);
  const names = getExpand(call).find((one) => one.property === 'fields')?.select;
  // NOTE: as in SharePoint, every version shows the comment of the latest check-in.
  const comment = versions.find((version) => version.comment !== null)?.comment;
  const describe = await describeValues(context, { list, columns, rows: versions.map(({ fields }) => fields), names });
  const rows = versions.map((version) => {
    const versionItem = {
      ...item,
      version: version.number,
      modifiedAt: version.createdAt,
      modifiedBy: version.createdBy,
    };
    const fields = {
      ...getBuiltInValues(context, list, { ...versionItem, size: version.size, fields: version.fields }, numbers),
      ...describe(version.fields),
      ...(comment ? { _CheckinComment: comment } : {}),
    };
    return {
      ...describeVersion(version, people),
      fields: names ? selectProperties(fields, { select: names }) : fields,
    };
  });
  return createPageResponse(call, rows, 500);
}
