import { operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import { requireUnlocked } from '../../library/items/preconditions.ts';
import { type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import { workbookRefusals } from './open-item-workbook.ts';

// NOTE: workbooks are read-only, because editing arbitrary Excel files without damaging them isn't feasible here.
export const addTable = implement(operations.addTable, refuseWrite);
export const addTableColumn = implement(operations.addTableColumn, refuseWrite);
export const addTableRow = implement(operations.addTableRow, refuseWrite);
export const addTableRows = implement(operations.addTableRows, refuseWrite);
export const deleteTableRow = implement(operations.deleteTableRow, refuseWrite);

async function refuseWrite(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<never> {
  const { item, access } = await openItem(call, context);
  await requireGranted(access, item, 'write');
  requireUnlocked(item, call.actor);
  throw workbookRefusals.notImplemented();
}
