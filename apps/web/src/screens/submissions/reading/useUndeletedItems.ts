import type { SubmissionItem } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { usePendingDeletionIds } from '../../../data/usePendingDeletionIds.ts';

/**
 * Removes submissions that were deleted on this device from rows that were read earlier. They stay removed after the
 * deletion has synced.
 */
export function useUndeletedItems(teamId: string, items: readonly SubmissionItem[]): readonly SubmissionItem[] {
  const deletingIds = usePendingDeletionIds(teamId);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(deletingIds);
  if ([...deletingIds].some((id) => !deletedIds.has(id))) setDeletedIds(new Set([...deletedIds, ...deletingIds]));
  return useMemo(
    () => (deletedIds.size === 0 ? items : items.filter(({ responseId }) => !deletedIds.has(responseId))),
    [items, deletedIds],
  );
}
