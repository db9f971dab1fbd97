import { type FormDefinition, isFileLike, isRecord, type SubmissionData } from '@tideform/engine';
import { filesIn, findAnnounced, type ResponseLibrary } from '@tideform/sync/library-submission';
import { isMislabeled } from '../refuse-files.ts';
import type { SessionRow } from '../sessions-store.ts';
import type { SharedFile } from '../share-files-store.ts';
import type { SubmittedAnswers } from '../submitted-answers.ts';

/**
 * What has arrived of a submission whose files were waited for in vain: answers that name no missing file, with the names of those in
 * `metadata.missingFiles`, and the PDF where it's there. A file whose content isn't what its name says counts as missing.
 */
export async function withoutMissing(
  library: ResponseLibrary,
  { folder_id: folderId }: Pick<SessionRow, 'folder_id'>,
  answers: SubmittedAnswers,
  { announced, schema }: { readonly announced: readonly SharedFile[]; readonly schema: FormDefinition },
): Promise<SubmittedAnswers> {
  const arrived = new Set<string>();
  for (const file of folderId === null ? [] : announced) {
    const isWanted = file.isPdf || answers.files.includes(file.id);
    const found = isWanted ? await findAnnounced(library, folderId!, [file]) : undefined;
    const [item] = found && 'items' in found ? [...found.items].map(([, one]) => one) : [];
    if (item && !(await isMislabeled(library, schema, file, item))) arrived.add(file.id);
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
