import type { SubmissionItem } from '@tideform/sync';
import { type Writing, writeLines } from './write-lines.ts';

/** A submission in each line, as JSON, with all of its answers as they are stored. */
export function writeJsonLines(items: readonly SubmissionItem[], writing: Writing): Promise<Blob> {
  const lineOf = (item: SubmissionItem) => `${JSON.stringify(recordOf(item))}\n`;
  return writeLines(items, { head: '', type: 'application/jsonl;charset=utf-8', lineOf }, writing);
}

function recordOf(item: SubmissionItem) {
  const { responseId, submissionNumber, title, formVersion, timestamp, lastModified, anonymous, createdBy, data } =
    item;
  return {
    ...{ id: responseId, submissionNumber, title, formVersion },
    ...(anonymous ? { anonymous } : { createdBy }),
    ...{ submitted: timestamp, lastModified, data },
  };
}
