import { type FormDefinition, isFileLike, isRecord, type SubmissionData } from '@tideform/engine';
import { findExpectedFiles, findFiles, type ResponseLibrary } from '@tideform/sync/library-submission';
import { isMislabeled } from '../check-files.ts';
import type { SessionRow } from '../sessions-store.ts';
import type { SharedFile } from '../share-files-store.ts';
import type { SubmittedAnswers } from '../submitted-answers.ts';

/**
 * Removes missing files from the answers of a submission, and adds the names of these files to `metadata.missingFiles`.
 * A file also counts as missing if its content contradicts its name.
 */
export async function removeMissingFiles(
  library: ResponseLibrary,
  { folder_id: folderId }: Pick<SessionRow, 'folder_id'>,
  answers: SubmittedAnswers,
  { announced, schema }: { readonly announced: readonly SharedFile[]; readonly schema: FormDefinition },
): Promise<SubmittedAnswers> {
  const uploadedIds = new Set<string>();
  for (const file of folderId === null ? [] : announced) {
    const isReferenced = file.isPdf || answers.files.includes(file.id);
    const found = isReferenced ? await findExpectedFiles(library, folderId!, [file]) : undefined;
    const [item] = found && 'items' in found ? [...found.items].map(([, one]) => one) : [];
    if (item && !(await isMislabeled(library, schema, file, item))) uploadedIds.add(file.id);
  }
  const missing = findFiles(answers.data).filter(({ id }) => !uploadedIds.has(id));
  const files = [...uploadedIds];
  if (missing.length === 0) return { ...answers, files };
  const data = removeFiles(answers.data, new Set(missing.map(({ id }) => id))) as SubmissionData;
  const metadata = { ...answers.metadata, missingFiles: missing.map(({ name }) => name) };
  return { ...answers, data, metadata, files };
}

function removeFiles(value: unknown, missing: ReadonlySet<string>): unknown {
  const isMissing = (part: unknown) => isFileLike(part) && missing.has(part.id);
  if (Array.isArray(value)) return value.filter((part) => !isMissing(part)).map((part) => removeFiles(part, missing));
  if (!isRecord(value)) return value;
  const keptEntries = Object.entries(value).filter(([, part]) => !isMissing(part));
  return Object.fromEntries(keptEntries.map(([key, part]) => [key, removeFiles(part, missing)]));
}
