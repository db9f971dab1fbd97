import type { LocalDataCommands, UnsentItem } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useData } from './data-context.ts';

/** Taking away what this device keeps. */
export const useLocalData = (): LocalDataCommands => useData().localData;

/** What of the account is on this device alone; `undefined` while reading. */
export function useUnsentWork(): readonly UnsentItem[] | undefined {
  const localData = useLocalData();
  return useLiveQuery(() => localData.unsentWork(), [localData]);
}
