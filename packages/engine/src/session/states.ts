import type { FieldInstance } from '../fields/field-instance.ts';
import type { FieldState } from '../fields/field-state.ts';
import { isValidated } from '../fields/propagate-visibility.ts';
import type { BrokenRule } from '../validation/validation-error.ts';
import type { AnswerStore } from './answers/answer-store.ts';
import { computeState } from './compute-state.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { validateField } from './validate-field.ts';

/** Field states for views, and their listeners. */
export interface States extends Pick<Listeners, 'add' | 'addData'> {
  getState(field: FieldInstance): FieldState;
  /** Updates the states that a view has read, and notifies their listeners. */
  notify(fields: readonly FieldInstance[]): void;
  /** Makes the validation errors of fields visible. */
  showErrors(fields: readonly FieldInstance[]): void;
  /** Notifies listeners of all changes since the last flush. States without a listener are not computed. */
  flush(): void;
}

const noErrors: readonly BrokenRule[] = [];

export function createStates(store: AnswerStore): States {
  const listeners = createListeners();

  /** Updates the state of a field. @returns true if it changed */
  function refresh(field: FieldInstance, isLeft = false): boolean {
    const answer = store.read(field);
    const brokenRules = field.showsErrors && isValidated(field) ? validateField(field, answer) : noErrors;
    field.issues =
      isLeft || !waitsForBlur(field) ? brokenRules : brokenRules.filter((rule) => wasBroken(rule, field.issues));
    const next = computeState(field, answer);
    if (next === field.state) return false;
    field.state = next;
    return true;
  }

  /** NOTE: updates all states before the first listener runs. */
  function refreshAll(fields: readonly FieldInstance[], isLeft = false): void {
    for (const field of fields.filter((one) => refresh(one, isLeft))) listeners.notify(field.node.id);
  }

  return {
    add: listeners.add,
    addData: listeners.addData,
    getState(field) {
      if (!field.state) refresh(field);
      return field.state!;
    },
    notify(fields) {
      for (const field of fields) if (field.state && refresh(field)) listeners.notify(field.node.id);
    },
    showErrors(fields) {
      for (const field of fields) field.showsErrors = true;
      refreshAll(fields, true);
    },
    flush() {
      const { fields, hasNewData } = store.takeChanges();
      refreshAll(fields.filter((field) => field.state !== undefined || listeners.hasListener(field.node.id)));
      if (hasNewData) listeners.notifyData();
    },
  };
}

/**
 * Returns true for a field with `validateOn: blur`: while typing, existing errors can disappear, but new errors appear
 * only after the field is left.
 */
const waitsForBlur = ({ definition: { validateOn } }: FieldInstance): boolean => validateOn === 'blur';

const wasBroken = ({ rule }: BrokenRule, previous: readonly BrokenRule[]): boolean =>
  previous.some((before) => before.rule === rule);

/** State of a field whose row was removed, for views that still show it. */
export const removedState: FieldState = {
  value: undefined,
  visible: false,
  disabled: true,
  required: false,
  issues: noErrors,
  definition: { type: '' },
  props: undefined,
};
