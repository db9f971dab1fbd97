import type { DriveChange, DriveItem } from '@tideform/graph';
import { fileNames, folderNames, getOldFormName } from '../library/layout.ts';

export interface ChangedFile {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly eTag: string | undefined;
}

export interface DeletedItem {
  readonly id: string;
  readonly isFile: boolean;
  readonly parentId: string | undefined;
}

/** Changes of one delta page that may affect local rows. */
interface PageChanges {
  readonly files: readonly ChangedFile[];
  readonly deleted: readonly DeletedItem[];
}

/** Extracts the relevant changes of a page. If an item occurs several times, its last row counts. */
export function extractChanges(rows: readonly DriveChange[]): PageChanges {
  const latest = new Map(rows.map((row) => [row.id, row]));
  const files: ChangedFile[] = [];
  const deleted: DeletedItem[] = [];
  for (const row of latest.values()) {
    const kind = getFileKind(row.name);
    if (row.deleted) deleted.push({ id: row.id, isFile: row.file !== undefined, parentId: row.parentReference?.id });
    else if (kind && !row.folder) files.push({ id: row.id, name: row.name ?? '', kind, eTag: row.eTag });
  }
  return { files, deleted };
}

/** Kinds of library files that sync reads or observes. */
type FileKind = 'teamConfig' | 'formConfig' | 'formDraft' | 'formPublished' | 'responseDraft' | 'responseSubmitted';

const kindsByName = new Map<string, FileKind>([
  [fileNames.teamConfig, 'teamConfig'],
  [fileNames.formConfig, 'formConfig'],
  [fileNames.formDraft, 'formDraft'],
  [fileNames.formPublished, 'formPublished'],
  [fileNames.responseDraft, 'responseDraft'],
  [fileNames.responseSubmitted, 'responseSubmitted'],
]);

/**
 * Returns the kind of a file by its name. Delta rows include the name, so that other files (PDFs, attachments, folders)
 * need no call. Location and content are checked when the file is read.
 */
export function getFileKind(name: string | undefined): FileKind | undefined {
  if (name === undefined) return undefined;
  const old = getOldFormName(name);
  return kindsByName.get((old === undefined ? name : name.slice(old.length + 1)).toLowerCase());
}

/**
 * Returns whether the file is in the folder where files of its kind belong. Users may have write access to folders
 * other than Form Config, and a file there must not be treated as a form.
 */
export function isInExpectedFolder(kind: FileKind, item: DriveItem): boolean {
  const folder = getFolderPath(item);
  if (folder === undefined) return false;
  if (kind === 'teamConfig') return folder === '';
  if (kind === 'responseDraft' || kind === 'responseSubmitted') return true;
  const [top, form, ...rest] = folder.split('/').slice(1);
  if (top?.toLowerCase() !== folderNames.formConfig.toLowerCase() || rest.length > 0) return false;
  return (form === undefined) === (getOldFormName(item.name) !== undefined);
}

/** Returns the path of the item's folder: '' for the root, otherwise like '/Form Config/Intake'. */
function getFolderPath(item: DriveItem): string | undefined {
  const path = item.parentReference?.path;
  const start = path?.indexOf('root:') ?? -1;
  return path === undefined || start < 0 ? undefined : decodePath(path.slice(start + 'root:'.length));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the priority of a change; smaller values come first: 2 or 12 for team settings and form configs, 10 or 20 for
 * other files. The larger values are for teams that aren't visible. Deletions need no reading and are applied before a
 * page's files.
 */
export function getPriority(kind: FileKind, isCurrent: boolean): number {
  const isConfig = kind === 'teamConfig' || kind === 'formConfig';
  return (isConfig ? 2 : 10) + (isCurrent ? 0 : 10);
}

export const sortByPriority = <File extends { readonly kind: FileKind }>(
  files: readonly File[],
  isCurrent: boolean,
): File[] => files.toSorted((a, b) => getPriority(a.kind, isCurrent) - getPriority(b.kind, isCurrent));
