import { isRecord } from '@tideform/engine';
import { useRef } from 'react';
import type { DatamapValue } from './datamap.ts';

/** Entry with an ID that stays the same when the entry is renamed. */
export interface DatamapEntry {
  readonly id: string;
  name: string;
}

/** Returns the entries in the order in which they were added, because JavaScript objects list numeric keys first. */
export function useDatamapEntries(value: DatamapValue | undefined): readonly DatamapEntry[] {
  const known = useRef<{ readonly list: DatamapEntry[]; last: number }>({ list: [], last: 0 });
  const names = isRecord(value) ? Object.keys(value) : [];
  const { list } = known.current;
  const remaining = list.filter(({ name }) => names.includes(name));
  const fresh = names.filter((name) => !remaining.some((entry) => entry.name === name));
  if (remaining.length < list.length || fresh.length > 0) {
    const added = fresh.map((name) => {
      known.current.last += 1;
      return { id: `e${known.current.last}`, name };
    });
    list.splice(0, list.length, ...remaining, ...added);
  }
  return [...list];
}
