import type { DriveItem } from '@tideform/graph';
import { fileNames, folderNames, oldFormName } from '../library/layout.ts';

/** Files of the library that sync reads or watches. */
export type FileKind =
  | 'teamConfig'
  | 'formConfig'
  | 'formDraft'
  | 'formPublished'
  | 'responseDraft'
  | 'responseSubmitted';

const kinds = new Map<string, FileKind>([
  [fileNames.teamConfig, 'teamConfig'],
  [fileNames.formConfig, 'formConfig'],
  [fileNames.formDraft, 'formDraft'],
  [fileNames.formPublished, 'formPublished'],
  [fileNames.responseDraft, 'responseDraft'],
  [fileNames.responseSubmitted, 'responseSubmitted'],
]);

/**
 * What a file is, by its name alone: change rows carry the name, so everything else (PDFs, attachments, folders) costs no
 * call. Its place and content are checked once it is read.
 */
export function kindOf(name: string | undefined): FileKind | undefined {
  if (name === undefined) return undefined;
  const old = oldFormName(name);
  return kinds.get((old === undefined ? name : name.slice(old.length + 1)).toLowerCase());
}

/**
 * Whether the file lies where its kind belongs. People may write in other folders than Form Config: a file there must
 * not pass for a form.
 */
export function isInPlace(kind: FileKind, item: DriveItem): boolean {
  const folder = pathInDrive(item);
  if (folder === undefined) return false;
  if (kind === 'teamConfig') return folder === '';
  if (kind === 'responseDraft' || kind === 'responseSubmitted') return true;
  const [top, form, ...deeper] = folder.split('/').slice(1);
  if (top?.toLowerCase() !== folderNames.formConfig.toLowerCase() || deeper.length > 0) return false;
  return (form === undefined) === (oldFormName(item.name) !== undefined);
}

/** Path of the item's folder: '' in the root, '/Form Config/Intake' deeper. */
function pathInDrive(item: DriveItem): string | undefined {
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
