import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { openDrive } from '../drives/open-drive.ts';
import { answerNewColumn } from '../group-lists/answer-columns.ts';

export const createDriveListColumn = implement(operations.createDriveListColumn, async (call, context) =>
  answerNewColumn(call, context, await openDrive(call, context)),
);
