import type { Database } from '@tideform/sync';
import { useData } from './data-context.ts';

const kept = new WeakMap<Database, Map<string, unknown>>();

/** What a screen keeps for whoever is signed in, by names of its own, until the page goes. */
export function useKept<Value>(): Pick<Map<string, Value>, 'get' | 'set' | 'delete'> {
  const { database } = useData();
  let here = kept.get(database);
  if (!here) {
    here = new Map();
    kept.set(database, here);
  }
  return here as Map<string, Value>;
}
