import { operations } from '@tideform/graph';
import { createFolder } from '../../library/items/change-item.ts';
import { implement } from '../call/graph-call.ts';
import { changeAddressed } from '../drives/open-drive.ts';
import { readConflictBehavior } from './conflict-behavior.ts';
import { describeItems } from './describe-items.ts';

export const createChild = implement(operations.createChild, async (call, context) => {
  const { list, item, isNew } = await changeAddressed(call, context, async (write, parent) => ({
    list: write.list,
    ...(await createFolder(write, parent, call.body.name, readConflictBehavior(call, call.body) ?? 'fail')),
  }));
  const [body] = await describeItems(call, context, { list, items: [item] });
  return { status: isNew ? 201 : 200, body: body! };
});
