import type { FieldInstance } from '../fields/field-instance.ts';
import { addRow, moveRow, removeRow } from './rows/change-rows.ts';
import type { Session } from './session.ts';
import type { SessionContext } from './session-context.ts';

type FieldActions = Pick<Session, 'setValue' | 'setChoices' | 'addRow' | 'removeRow' | 'moveRow' | 'reset'>;

/** Creates the operations by which a user changes answers. */
export function createFieldActions(context: SessionContext): FieldActions {
  const { store, states, isFrozen, getField, flush } = context;
  return {
    setValue: (id, value) => write(id, () => value, context),
    setChoices(id, address, list) {
      if (store.rows.isRemoved(id)) return;
      store.setChoices(getField(id), address, list);
      flush();
    },
    addRow: (id, index) => writeRows(id, (_grid, answer) => addRow(answer, index), context),
    removeRow: (id, rowId) => writeRows(id, (grid, answer) => removeRow(grid, answer, rowId), context),
    moveRow: (id, rowId, index) => writeRows(id, (grid, answer) => moveRow(grid, answer, rowId, index), context),
    reset() {
      if (isFrozen) return;
      const fields = [...store.rows.byId.values()];
      for (const field of fields) field.showsErrors = false;
      store.reset();
      states.notify(fields.filter((field) => !field.isRemoved));
      flush();
    },
  };
}

function write(
  id: string,
  getNext: (field: FieldInstance) => unknown,
  { store, isFrozen, getField, flush }: SessionContext,
): void {
  if (store.rows.isRemoved(id)) return;
  const field = getField(id);
  if (field.plan.role === 'layout') throw new Error(`Component ${id} has no answer of its own`);
  if (isFrozen || field.cleared || field.settings.permission !== 'edit') return;
  store.write(field, getNext(field));
  flush();
}

function writeRows(id: string, next: (grid: FieldInstance, answer: unknown) => unknown, context: SessionContext): void {
  const nextAnswer = (field: FieldInstance) => {
    if (!field.grid) throw new Error(`Component ${id} has no rows`);
    return next(field, context.store.read(field));
  };
  write(id, nextAnswer, context);
}
