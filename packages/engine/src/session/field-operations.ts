import type { FieldInstance } from '../fields/field-instance.ts';
import { findField } from '../fields/field-path.ts';
import { isValidated } from '../fields/propagate-visibility.ts';
import { getChildren } from '../fields/related-fields.ts';
import type { ValidationError } from '../validation/validation-error.ts';
import type { AnswerStore } from './answers/answer-store.ts';
import type { LogicErrors } from './logic-errors.ts';
import { MAX_ROWS } from './rows.ts';
import type { Session } from './session.ts';
import { createStates, removedState, type States } from './states.ts';

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

/**
 * Returns the answer with an empty row added at `index` or at the end. An answer that is not a list is returned
 * unchanged.
 */
function addRow(answer: unknown, index?: number): unknown {
  const list = answer ?? [];
  if (!Array.isArray(list) || list.length >= MAX_ROWS) return answer;
  return list.toSpliced(Math.max(0, index ?? list.length), 0, {});
}

function removeRow(grid: FieldInstance, answer: unknown, rowId: string): unknown {
  const current = findRowIndex(grid, rowId);
  return current === undefined ? answer : (answer as readonly unknown[]).toSpliced(current, 1);
}

function moveRow(grid: FieldInstance, answer: unknown, rowId: string, index: number): unknown {
  const current = findRowIndex(grid, rowId);
  if (current === undefined || current === index) return answer;
  const list = answer as readonly unknown[];
  return list.toSpliced(current, 1).toSpliced(Math.max(0, index), 0, list[current]);
}

function findRowIndex({ grid }: FieldInstance, rowId: string): number | undefined {
  return grid!.rows.find((row) => row.id === rowId)?.index;
}

type FieldAccess = Pick<Session, 'node' | 'state' | 'subscribe' | 'subscribeData' | 'data' | 'nodeAt'>;

/** Creates the read access to fields. */
export function createFieldAccess({ store, states, getField }: SessionContext): FieldAccess {
  const { rows, scope, snapshot } = store;
  return {
    node: (id) => getField(id).node,
    state: (id) => (rows.isRemoved(id) ? removedState : states.getState(getField(id))),
    subscribe(id, listener) {
      if (!rows.isRemoved(id)) getField(id);
      return states.add(id, listener);
    },
    subscribeData: states.addData,
    data: snapshot,
    nodeAt: (path) => findField(scope, path)?.node,
  };
}

type Validation = Pick<Session, 'touch' | 'validate'>;

/** Creates the validation operations of a session. */
export function createValidation({ store, states, getField }: SessionContext, rootIds: readonly string[]): Validation {
  return {
    touch(id) {
      if (store.rows.isRemoved(id)) return;
      const field = getField(id);
      if (field.definition.validateOn !== 'submit') states.showErrors([field]);
    },
    validate(requestedIds = rootIds) {
      const fields: FieldInstance[] = [];
      for (const id of requestedIds) collectFields(getField(id), fields);
      const validatedFields = fields.filter(isValidated);
      states.showErrors(validatedFields);
      return validatedFields.flatMap(createErrors);
    },
  };
}

function collectFields(field: FieldInstance, into: FieldInstance[]): void {
  into.push(field);
  for (const child of getChildren(field)) collectFields(child, into);
}

function createErrors({ node, issues }: FieldInstance): readonly ValidationError[] {
  return issues.map((broken) => ({ ...broken, nodeId: node.id, path: node.path }));
}

/** Internal services and state of a session. */
export interface SessionContext {
  readonly store: AnswerStore;
  readonly states: States;
  /** True in a read-only session: answers cannot be changed. */
  readonly isFrozen: boolean;
  getField(id: string): FieldInstance;
  /** Notifies listeners after everything has settled. */
  flush(): void;
}

export function createSessionContext(store: AnswerStore, logicErrors: LogicErrors, isFrozen: boolean): SessionContext {
  const states = createStates(store);
  return {
    store,
    states,
    isFrozen,
    getField(id) {
      const field = store.rows.byId.get(id);
      if (!field) throw new Error(`This session has no field ${id}`);
      return field;
    },
    flush() {
      states.flush();
      logicErrors.flush();
    },
  };
}
