import type { LocalDataCommands, UnsentItem } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** Returns functions that delete data from this device. */
export const useLocalData = (): LocalDataCommands => useData().localData;

/** Returns the account's responses that are only on this device; `undefined` while loading. */
export function useUnsentWork(): readonly UnsentItem[] | undefined {
  const localData = useLocalData();
  return useLiveQuery(() => localData.getUnsentWork(), [localData]);
}
