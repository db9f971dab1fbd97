import type { FieldInstance } from '../fields/field-instance.ts';
import { withMovedRow, withNewRow, withoutRow } from './rows/change-rows.ts';
import type { Session } from './session.ts';
import type { SessionContext } from './session-context.ts';

type FieldActions = Pick<Session, 'setValue' | 'offer' | 'addRow' | 'removeRow' | 'moveRow' | 'reset'>;

/** Creates the operations by which a user changes answers. */
export function createFieldActions(context: SessionContext): FieldActions {
  const { store, states, isFrozen, getField, flush } = context;
  return {
    setValue: (id, value) => write(id, () => value, context),
    offer(id, address, list) {
      if (store.rows.isRemoved(id)) return;
      store.offer(getField(id), address, list);
      flush();
    },
    addRow: (id, index) => writeRows(id, (_grid, answer) => withNewRow(answer, index), context),
    removeRow: (id, rowId) => writeRows(id, (grid, answer) => withoutRow(grid, answer, rowId), context),
    moveRow: (id, rowId, index) => writeRows(id, (grid, answer) => withMovedRow(grid, answer, rowId, index), context),
    reset() {
      if (isFrozen) return;
      const fields = [...store.rows.byId.values()];
      for (const field of fields) field.shown = false;
      store.reset();
      states.notify(fields.filter((field) => !field.isRemoved));
      flush();
    },
  };
}

function write(
  id: string,
  next: (field: FieldInstance) => unknown,
  { store, isFrozen, getField, flush }: SessionContext,
): void {
  if (store.rows.isRemoved(id)) return;
  const field = getField(id);
  if (field.plan.role === 'layout') throw new Error(`The component ${id} has no answer of its own`);
  if (isFrozen || field.cleared || field.settings.permission !== 'edit') return;
  store.write(field, next(field));
  flush();
}

function writeRows(id: string, next: (grid: FieldInstance, answer: unknown) => unknown, context: SessionContext): void {
  const nextAnswer = (field: FieldInstance) => {
    if (!field.grid) throw new Error(`The component ${id} has no rows`);
    return next(field, context.store.read(field));
  };
  write(id, nextAnswer, context);
}
