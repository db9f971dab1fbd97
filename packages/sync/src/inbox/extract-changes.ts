import type { DriveChange } from '@tideform/graph';
import { type FileKind, getFileKind } from './file-kind.ts';

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
export interface PageChanges {
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
