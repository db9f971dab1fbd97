import { operations } from '@tideform/graph';
import { openDrive } from '../drives/open-drive.ts';
import { implement } from '../graph-call.ts';
import { answerColumns } from '../group-lists/answer-columns.ts';

export const listDriveListColumns = implement(operations.listDriveListColumns, async (call, context) =>
  answerColumns(call, context, await openDrive(call, context)),
);
