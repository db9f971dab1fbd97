import { operations } from '@tideform/graph';
import { openDrive } from '../drives/open-drive.ts';
import { implement } from '../graph-call.ts';
import { answerColumnChange } from '../group-lists/answer-columns.ts';

export const updateDriveListColumn = implement(operations.updateDriveListColumn, async (call, context) =>
  answerColumnChange(call, context, await openDrive(call, context)),
);
