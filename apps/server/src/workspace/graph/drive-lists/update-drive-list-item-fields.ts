import { operations } from '@tideform/graph';
import { setFields } from '../../library/rows/set-fields.ts';
import { writeLibrary } from '../../library/write-library.ts';
import { implement, ok } from '../call/graph-call.ts';
import { requireDrive } from '../drives/open-drive.ts';
import { describeFields } from './describe-rows.ts';
import { requireRow } from './open-row.ts';

export const updateDriveListItemFields = implement(operations.updateDriveListItemFields, async (call, context) => {
  const { id } = await requireDrive(call, context);
  const { list, item } = await writeLibrary(context, call.actor, id, async (write) => {
    const row = await requireRow(write.db, write.list, call.params.listItemId);
    return { list: write.list, item: await setFields(write, row, call.body, call.header('if-match')) };
  });
  const [fields] = await describeFields(call, context, { list, items: [item] });
  return ok(fields!);
});
