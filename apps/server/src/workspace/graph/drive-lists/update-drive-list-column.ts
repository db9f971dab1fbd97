import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { openDrive } from '../drives/open-drive.ts';
import { answerColumnChange } from '../group-lists/answer-columns.ts';

export const updateDriveListColumn = implement(operations.updateDriveListColumn, async (call, context) =>
  answerColumnChange(call, context, await openDrive(call, context)),
);
