import type { SubmissionItem } from '@tideform/sync';

/** So many rows are written before others have a turn. */
const atOnce = 500;

/** A submission in each line, as JSON, with all of its answers as they are stored. `onDone`: how many are written. */
export async function writeJsonLines(
  items: readonly SubmissionItem[],
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<Blob> {
  const parts: BlobPart[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    signal.throwIfAborted();
    const lines = items.slice(start, start + atOnce).map((item) => `${JSON.stringify(recordOf(item))}\n`);
    parts.push(new Blob(lines));
    onDone(Math.min(items.length, start + atOnce));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return new Blob(parts, { type: 'application/jsonl;charset=utf-8' });
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
