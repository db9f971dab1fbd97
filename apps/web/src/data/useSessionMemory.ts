import type { Database } from '@tideform/sync';
import { useData } from './data-context.ts';

const memories = new WeakMap<Database, Map<string, unknown>>();

/** Returns a map in which screens keep values for the signed-in account until the page is unloaded. */
export function useSessionMemory<Value>(): Pick<Map<string, Value>, 'get' | 'set' | 'delete'> {
  const { database } = useData();
  let memory = memories.get(database);
  if (!memory) {
    memory = new Map();
    memories.set(database, memory);
  }
  return memory as Map<string, Value>;
}
