import type { FieldInstance } from '../fields/field-instance.ts';
import type { FieldState } from '../fields/field-state.ts';
import { isValidated } from '../fields/propagate-visibility.ts';
import type { BrokenRule } from '../validation/issue.ts';
import type { AnswerStore } from './answers/answer-store.ts';
import { checkField } from './check-field.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { nextState } from './next-state.ts';

/** Field states for views, and their listeners. */
export interface States extends Pick<Listeners, 'add' | 'addData'> {
  of(field: FieldInstance): FieldState;
  /** Updates the states that a view has read, and notifies their listeners. */
  notify(fields: readonly FieldInstance[]): void;
  /** Makes the validation errors of fields visible. */
  show(fields: readonly FieldInstance[]): void;
  /** Notifies listeners of all changes since the last flush. States without a listener are not computed. */
  flush(): void;
}

const noIssues: readonly BrokenRule[] = [];

export function createStates(store: AnswerStore): States {
  const listeners = createListeners();

  /** Updates the state of a field. @returns true if it changed */
  function refresh(field: FieldInstance, isLeft = false): boolean {
    const answer = store.read(field);
    const broken = field.shown && isValidated(field) ? checkField(field, answer) : noIssues;
    field.issues = isLeft || !waitsForBlur(field) ? broken : broken.filter((rule) => isKnown(rule, field.issues));
    const next = nextState(field, answer);
    if (next === field.state) return false;
    field.state = next;
    return true;
  }

  /** NOTE: updates all states before the first listener runs. */
  function refreshAll(fields: readonly FieldInstance[], areLeft = false): void {
    for (const field of fields.filter((one) => refresh(one, areLeft))) listeners.notify(field.node.id);
  }

  return {
    add: listeners.add,
    addData: listeners.addData,
    of(field) {
      if (!field.state) refresh(field);
      return field.state!;
    },
    notify(fields) {
      for (const field of fields) if (field.state && refresh(field)) listeners.notify(field.node.id);
    },
    show(fields) {
      for (const field of fields) field.shown = true;
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
 * Returns true for a field with `validateOn: blur`: while typing, existing errors can disappear, but new ones wait until it is
 * left.
 */
const waitsForBlur = ({ definition: { validateOn } }: FieldInstance): boolean => validateOn === 'blur';

const isKnown = ({ rule }: BrokenRule, known: readonly BrokenRule[]): boolean =>
  known.some((before) => before.rule === rule);

/** State of a field whose row was removed, for views that still show it. */
export const goneState: FieldState = {
  value: undefined,
  visible: false,
  disabled: true,
  required: false,
  issues: noIssues,
  definition: { type: '' },
  props: undefined,
};
