import type { DriveItem } from '@tideform/graph';
import { fileNames, folderNames, getOldFormName } from '../library/layout.ts';

/** Kinds of library files that sync reads or observes. */
export type FileKind =
  | 'teamConfig'
  | 'formConfig'
  | 'formDraft'
  | 'formPublished'
  | 'responseDraft'
  | 'responseSubmitted';

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
