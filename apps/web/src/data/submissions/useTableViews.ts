import type { Database, TableView, TableViewInput } from '@tideform/sync';
import { useData } from '../data-context.ts';
import { useFormService } from '../forms/useForms.ts';

/**
 * Returns functions that save views of the submissions table with the form, for all users. Only builders can save
 * views, and they must be online.
 */
export function useTableViews(formId: string) {
  const forms = useFormService();
  return {
    save: (view: TableViewInput): Promise<TableView> => forms.saveTableView(formId, view),
    remove: (viewId: string): Promise<unknown> => forms.removeTableView(formId, viewId),
    setDefault: (viewId: string | undefined): Promise<unknown> => forms.setDefaultView(formId, viewId),
  };
}

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
