import type { SubmissionItem } from '@tideform/sync';
import { type WriteOptions, writeLines } from './write-lines.ts';

/** Writes a JSON Lines file: one submission per line with all its stored answers. */
export function writeJsonLines(items: readonly SubmissionItem[], writeOptions: WriteOptions): Promise<Blob> {
  const lineOf = (item: SubmissionItem) => `${JSON.stringify(toRecord(item))}\n`;
  return writeLines(items, { head: '', type: 'application/jsonl;charset=utf-8', formatLine: lineOf }, writeOptions);
}

function toRecord(item: SubmissionItem) {
  const { responseId, submissionNumber, title, formVersion, timestamp, lastModified, anonymous, createdBy, data } =
    item;
  return {
    ...{ id: responseId, submissionNumber, title, formVersion },
    ...(anonymous ? { anonymous } : { createdBy }),
    ...{ submitted: timestamp, lastModified, data },
  };
}
