import { getPartition } from '@tideform/sync/library-content';
import type { DemoItem } from './demo-workspace.ts';
import type { ContentItem, ContentVersion } from './making/demo-context.ts';

/**
 * Converts a file or folder of the demo to the format of the embedded workspace, which chooses the partition by the row
 * number.
 */
export function toDemoItem({ versions, folder, ...item }: ContentItem): DemoItem {
  return {
    ...item,
    versions: versions.map((version) => ({
      ...toItemState(version),
      bytes: version.bytes,
      ...(version.comment !== undefined && { comment: version.comment }),
    })),
    ...(folder && { folder: toItemState(folder) }),
  };
}

function toItemState({
  values,
  isPartitioned,
  by,
  at,
}: Omit<ContentVersion, 'bytes'>): NonNullable<DemoItem['folder']> {
  const fields = (row: number) => (isPartitioned ? { tfPartition: getPartition(`${row}`), ...values } : values);
  return { fields, by, at: new Date(at) };
}
