import { operations } from '@tideform/graph';
import { implement } from '../call/graph-call.ts';
import { openDrive } from '../drives/open-drive.ts';
import { answerColumns } from '../group-lists/answer-columns.ts';

export const listDriveListColumns = implement(operations.listDriveListColumns, async (call, context) =>
  answerColumns(call, context, await openDrive(call, context)),
);
