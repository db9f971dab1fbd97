import type { FileLike } from '@tideform/engine';
import type { SubmissionItem, SubmissionReader, TeamRow } from '@tideform/sync';
import { formatNumberedTitle } from '../../../ui/formatting/format-numbered-title.ts';
import { findFiles } from '../answer-files.ts';
import { fetchPdf, type RenderPdf } from '../download-pdf.ts';
import type { ZippedFile } from './write-zip.ts';

export interface FetchPorts {
  readonly reader: Pick<SubmissionReader, 'open' | 'pdf'>;
  readonly team: TeamRow;
  readonly renderPdf: RenderPdf;
  readFile(file: FileLike, signal: AbortSignal): Promise<Blob>;
}

interface FetchOptions {
  readonly signal: AbortSignal;
  /** Adds the files of the answers, with one folder per submission; otherwise only PDFs are exported. */
  readonly withFiles: boolean;
  readonly onDone: (count: number) => void;
  /** Called for each file that couldn't be fetched; the export continues. */
  readonly onMissing: () => void;
}

/** Yields PDFs and files of submissions one after the other, named by submission number and title. */
export async function* fetchSubmissionFiles(
  { reader, team, renderPdf, readFile }: FetchPorts,
  items: readonly SubmissionItem[],
  { signal, withFiles, onDone, onMissing }: FetchOptions,
): AsyncGenerator<ZippedFile> {
  const unique = createFileNamer();
  for (const [at, item] of items.entries()) {
    const name = toFileName(formatNumberedTitle(item.submissionNumber, item.title)) || item.responseId;
    const opened = await reader.open(team, item.responseId, signal);
    const uniqueName = unique(withFiles ? name : `${name}.pdf`);
    const uniquePath = createFileNamer();
    const entries = [
      {
        path: withFiles ? `${uniqueName}/${uniquePath(`${name}.pdf`)}` : uniqueName,
        get: () => fetchPdf({ reader, renderPdf }, team, opened, signal),
      },
      ...(withFiles ? findFiles(opened.response.data.data) : []).map((file) => ({
        path: `${uniqueName}/${uniquePath(toFileName(getOriginalName(file)) || file.id)}`,
        get: () => readFile(file, signal),
      })),
    ];
    for (const { path, get } of entries) {
      const content = await get().catch(() => undefined);
      signal.throwIfAborted();
      if (content) yield { path, content };
      else onMissing();
    }
    onDone(at + 1);
  }
}

/** Returns the file's original name. */
export const getOriginalName = (file: FileLike): string => {
  const { originalName } = file as { readonly originalName?: unknown };
  return typeof originalName === 'string' && originalName ? originalName : file.name;
};

const forbiddenCharacters = /["*:<>?/\\|]|\p{Cc}/gu;
/** Maximum name length in characters; unzip tools reject folders with longer names. */
const maxLength = 80;

/** Returns `text` as a file or folder name that is valid on all systems; '' if no valid character remains. */
export function toFileName(text: string): string {
  const characters = [...text.replace(forbiddenCharacters, ' ').replace(/\s+/g, ' ').trim()].slice(0, maxLength);
  return characters
    .slice(0, characters.findLastIndex((character) => character !== '.' && character !== ' ') + 1)
    .join('');
}

/** Returns a function that adds a number before the extension to names that were used before. */
function createFileNamer(): (name: string) => string {
  const usedNames = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^./]{1,8})?$/s.exec(name) ?? [];
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? name : `${stem} (${count})${ending}`;
      if (usedNames.has(candidate.toLowerCase())) continue;
      usedNames.add(candidate.toLowerCase());
      return candidate;
    }
  };
}
