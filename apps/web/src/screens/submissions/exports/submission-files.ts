import type { FileLike } from '@tideform/engine';
import type { SubmissionItem, SubmissionReader, TeamRow } from '@tideform/sync';
import { numberedTitle } from '../../../ui/numbered-title.ts';
import { type DrawPdf, fetchPdf } from '../download-pdf.ts';
import { fileName, uniqueNames } from './file-name.ts';
import { filesIn } from './files-in.ts';
import type { ZippedFile } from './write-zip.ts';

export interface FetchPorts {
  readonly reader: Pick<SubmissionReader, 'open' | 'pdf'>;
  readonly team: TeamRow;
  readonly draw: DrawPdf;
  readFile(file: FileLike, signal: AbortSignal): Promise<Blob>;
}

interface Fetching {
  readonly signal: AbortSignal;
  /** With the files of its answers, in a folder of its own; else its PDF alone. */
  readonly withFiles: boolean;
  readonly onDone: (count: number) => void;
  /** A file that could not be had: the others come all the same. */
  readonly onMissing: () => void;
}

/** PDFs and files of submissions, one after the other, under their numbers and titles. */
export async function* submissionFiles(
  { reader, team, draw, readFile }: FetchPorts,
  items: readonly SubmissionItem[],
  { signal, withFiles, onDone, onMissing }: Fetching,
): AsyncGenerator<ZippedFile> {
  const unique = uniqueNames();
  for (const [at, item] of items.entries()) {
    const name = fileName(numberedTitle(item.submissionNumber, item.title)) || item.responseId;
    const opened = await reader.open(team, item.responseId, signal);
    const own = unique(withFiles ? name : `${name}.pdf`);
    const paths = uniqueNames();
    const wanted = [
      {
        path: withFiles ? `${own}/${paths(`${name}.pdf`)}` : own,
        get: () => fetchPdf({ reader, draw }, team, opened, signal),
      },
      ...(withFiles ? filesIn(opened.response.data.data) : []).map((file) => ({
        path: `${own}/${paths(fileName(nameOf(file)) || file.id)}`,
        get: () => readFile(file, signal),
      })),
    ];
    for (const { path, get } of wanted) {
      const content = await get().catch(() => undefined);
      signal.throwIfAborted();
      if (content) yield { path, content };
      else onMissing();
    }
    onDone(at + 1);
  }
}

/** The name that the person's file had. */
export const nameOf = (file: FileLike): string => {
  const { originalName } = file as { readonly originalName?: unknown };
  return typeof originalName === 'string' && originalName ? originalName : file.name;
};
