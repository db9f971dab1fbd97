import { operations } from '@tideform/graph';
import { findPeople } from '../../directory/people-store.ts';
import { listVersions } from '../../library/items/versions-store.ts';
import { listColumns, numberPeople } from '../../library/lists/lists-store.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { readExpand } from '../call/options.ts';
import { builtInValues } from '../drive-lists/describe-rows.ts';
import { describeValues } from '../drive-lists/describe-values.ts';
import { type OpenRow, openListRow, openRow } from '../drive-lists/open-row.ts';
import { describeVersion } from './describe-version.ts';

export const listListItemVersions = implement(operations.listListItemVersions, async (call, context) =>
  answerVersions(call, context, await openRow(call, context)),
);
export const listSiteListItemVersions = implement(operations.listSiteListItemVersions, async (call, context) =>
  answerVersions(call, context, await openListRow(call, context)),
);

/** The columns that versions of rows can show. */
async function shownColumns(context: GraphContext, listId: string) {
  const columns = await listColumns(context.db, listId);
  return context.enforces('no-hidden-version-fields') ? columns.filter(({ isHidden }) => !isHidden) : columns;
}

async function answerVersions(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, item }: OpenRow,
): Promise<GraphAnswer> {
  const versions = await listVersions(context.db, item.id);
  const authors = [item.createdBy, ...versions.map((version) => version.createdBy)];
  const [people, numbers, columns] = await Promise.all([
    findPeople(context.database, authors),
    numberPeople(context.db, list.siteId, authors),
    shownColumns(context, list.id),
  ]);
  const names = readExpand(call).find((one) => one.property === 'fields')?.select;
  // NOTE: as the service does, the latest check-in's comment stands on every version.
  const comment = versions.find((version) => version.comment !== null)?.comment;
  const describe = await describeValues(context, { list, columns, rows: versions.map(({ fields }) => fields), names });
  const rows = versions.map((version) => {
    const then = { ...item, version: version.number, modifiedAt: version.createdAt, modifiedBy: version.createdBy };
    const fields = {
      ...builtInValues(context, list, { ...then, size: version.size, fields: version.fields }, numbers),
      ...describe(version.fields),
      ...(comment ? { _CheckinComment: comment } : {}),
    };
    return { ...describeVersion(version, people), fields: names ? select(fields, { select: names }) : fields };
  });
  return pageOf(call, rows, 500);
}
