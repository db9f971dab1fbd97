import { operations } from '@tideform/graph';
import { createRow } from '../../library/rows/create-row.ts';
import { writeLibrary } from '../../library/write-library.ts';
import { created, implement } from '../call/graph-call.ts';
import { describeRows } from '../drive-lists/describe-rows.ts';
import { openList } from '../group-lists/open-list.ts';
import { requireContentType } from './require-content-type.ts';

export const createSiteListItem = implement(operations.createSiteListItem, async (call, context) => {
  const { list } = await openList(call, context);
  const item = await writeLibrary(context, call.actor, list.id, async (write) => {
    const row = await createRow(write, call.body.fields ?? {});
    requireContentType(context, list, row, call.body.contentType);
    return row;
  });
  const [row] = await describeRows(call, context, { list, items: [item], fields: 'shown' });
  return created(row!);
});
