import { operations } from '@tideform/graph';
import { openDrive } from '../drives/open-drive.ts';
import { implement } from '../graph-call.ts';
import { answerNewColumn } from '../group-lists/answer-columns.ts';

export const createDriveListColumn = implement(operations.createDriveListColumn, async (call, context) =>
  answerNewColumn(call, context, await openDrive(call, context)),
);
