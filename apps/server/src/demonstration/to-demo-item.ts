import { partitionOf } from '@tideform/sync/library-content';
import type { DemoItem } from './demo-workspace.ts';
import type { ContentItem, ContentVersion } from './making/demo-world.ts';

/**
 * Converts a file or folder of the demo to the format of the embedded workspace, which chooses the partition by the row
 * number.
 */
export function toDemoItem({ versions, folder, ...item }: ContentItem): DemoItem {
  return {
    ...item,
    versions: versions.map((version) => ({
      ...stateOf(version),
      bytes: version.bytes,
      ...(version.comment !== undefined && { comment: version.comment }),
    })),
    ...(folder && { folder: stateOf(folder) }),
  };
}

function stateOf({ values, isPartitioned, by, at }: Omit<ContentVersion, 'bytes'>): NonNullable<DemoItem['folder']> {
  const fields = (row: number) => (isPartitioned ? { tfPartition: partitionOf(`${row}`), ...values } : values);
  return { fields, by, at: new Date(at) };
}
