import type { LocalDataCommands, UnsentItem } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** Deletes data from this device. */
export const useLocalData = (): LocalDataCommands => useData().localData;

/** Responses of the account that are only on this device; `undefined` while loading. */
export function useUnsentWork(): readonly UnsentItem[] | undefined {
  const localData = useLocalData();
  return useLiveQuery(() => localData.unsentWork(), [localData]);
}
