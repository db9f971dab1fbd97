import type { SubmissionItem } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { useLeavingSubmissions } from '../../../data/useLeavingSubmissions.ts';

/** Without those that somebody deletes here: they were read before, and stay away when they are gone. */
export function useStaying(teamId: string, items: readonly SubmissionItem[]): readonly SubmissionItem[] {
  const leaving = useLeavingSubmissions(teamId);
  const [gone, setGone] = useState<ReadonlySet<string>>(leaving);
  if ([...leaving].some((id) => !gone.has(id))) setGone(new Set([...gone, ...leaving]));
  return useMemo(
    () => (gone.size === 0 ? items : items.filter(({ responseId }) => !gone.has(responseId))),
    [items, gone],
  );
}
