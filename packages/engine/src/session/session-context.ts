import type { FieldInstance } from '../fields/field-instance.ts';
import type { AnswerStore } from './answers/answer-store.ts';
import type { LogicErrors } from './logic-errors.ts';
import { createStates, type States } from './states.ts';

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
