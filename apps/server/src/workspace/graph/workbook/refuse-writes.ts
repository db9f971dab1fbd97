import { operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import { requireUnlocked } from '../../library/items/preconditions.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { workbookRefusals } from './open-item-workbook.ts';

// NOTE: workbooks are read, not written: to change a file that Excel made without harm to the rest of it is more than we can.
export const addTable = implement(operations.addTable, refuse);
export const addTableColumn = implement(operations.addTableColumn, refuse);
export const addTableRow = implement(operations.addTableRow, refuse);
export const addTableRows = implement(operations.addTableRows, refuse);
export const deleteTableRow = implement(operations.deleteTableRow, refuse);

async function refuse(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<never> {
  const { item, access } = await openItem(call, context);
  await requireGranted(access, item, 'write');
  requireUnlocked(item, call.actor);
  throw workbookRefusals.notImplemented();
}
