import type { DriveItem } from '@tideform/graph';

/** Is it this person's alone, and has nobody touched it since `limit` (ISO-8601 UTC)? */
export function isLeftAlone(item: DriveItem, userId: string, limit: string): boolean {
  const isTheirs = [item.createdBy, item.lastModifiedBy].every((by) => by?.user?.id === userId);
  return isTheirs && item.lastModifiedDateTime !== undefined && item.lastModifiedDateTime < limit;
}
