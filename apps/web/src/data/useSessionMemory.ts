import type { Database } from '@tideform/sync';
import { useData } from './data-context.ts';

const memories = new WeakMap<Database, Map<string, unknown>>();

/** In-memory storage of screens for the signed-in account, by key, until the page is unloaded. */
export function useSessionMemory<Value>(): Pick<Map<string, Value>, 'get' | 'set' | 'delete'> {
  const { database } = useData();
  let memory = memories.get(database);
  if (!memory) {
    memory = new Map();
    memories.set(database, memory);
  }
  return memory as Map<string, Value>;
}
