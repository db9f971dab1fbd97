import { isFileLike, isRecord, type SubmissionData } from '@tideform/engine';
import { type AnnouncedFile, filesIn, findAnnounced, type ResponseLibrary } from '@tideform/sync/library-submission';
import type { SessionRow } from '../sessions-store.ts';
import type { SubmittedAnswers } from '../submitted-answers.ts';

/**
 * What has arrived of a submission whose files were waited for in vain: answers that name no missing file, with the names of those in
 * `metadata.missingFiles`, and the PDF where it's there.
 */
export async function withoutMissing(
  library: ResponseLibrary,
  { folder_id: folderId }: Pick<SessionRow, 'folder_id'>,
  answers: SubmittedAnswers,
  announced: readonly AnnouncedFile[],
): Promise<SubmittedAnswers> {
  const arrived = new Set<string>();
  for (const file of folderId === null ? [] : announced) {
    const isWanted = file.isPdf || answers.files.includes(file.id);
    if (isWanted && 'items' in (await findAnnounced(library, folderId!, [file]))) arrived.add(file.id);
  }
  const missing = filesIn(answers.data).filter(({ id }) => !arrived.has(id));
  const files = [...arrived];
  if (missing.length === 0) return { ...answers, files };
  const data = withoutFiles(answers.data, new Set(missing.map(({ id }) => id))) as SubmissionData;
  const metadata = { ...answers.metadata, missingFiles: missing.map(({ name }) => name) };
  return { ...answers, data, metadata, files };
}

function withoutFiles(value: unknown, missing: ReadonlySet<string>): unknown {
  const isMissing = (part: unknown) => isFileLike(part) && missing.has(part.id);
  if (Array.isArray(value)) return value.filter((part) => !isMissing(part)).map((part) => withoutFiles(part, missing));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, part]) => !isMissing(part));
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutFiles(part, missing)]));
}
