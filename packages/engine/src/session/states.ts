import type { FieldInstance } from '../fields/field-instance.ts';
import type { FieldState } from '../fields/field-state.ts';
import { isValidated } from '../fields/propagate-visibility.ts';
import type { BrokenRule } from '../validation/issue.ts';
import type { AnswerStore } from './answers/answer-store.ts';
import { checkField } from './check-field.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { nextState } from './next-state.ts';

/** What others see of the fields, and who hears when that changes. */
export interface States extends Pick<Listeners, 'add' | 'addData'> {
  of(field: FieldInstance): FieldState;
  /** Brings these up to date as far as anybody looked at them, and tells whoever listens. */
  notify(fields: readonly FieldInstance[]): void;
  /** From now on their broken rules are shown. */
  show(fields: readonly FieldInstance[]): void;
  /** Tells of all that changed since. Fields that nobody looks at are not even computed. */
  flush(): void;
}

const noIssues: readonly BrokenRule[] = [];

export function createStates(store: AnswerStore): States {
  const listeners = createListeners();

  /** Brings a place's state up to date; says whether it is another one than before. */
  function refresh(field: FieldInstance, isLeft = false): boolean {
    const answer = store.read(field);
    const broken = field.shown && isValidated(field) ? checkField(field, answer) : noIssues;
    field.issues = isLeft || !waitsForBlur(field) ? broken : broken.filter((rule) => isKnown(rule, field.issues));
    const next = nextState(field, answer);
    if (next === field.state) return false;
    field.state = next;
    return true;
  }

  /** All are up to date before the first hears of it. */
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

/** While one types, what was wrong may be mended, and nothing new is wrong before the field is left. */
const waitsForBlur = ({ definition: { validateOn } }: FieldInstance): boolean => validateOn === 'blur';

const isKnown = ({ rule }: BrokenRule, known: readonly BrokenRule[]): boolean =>
  known.some((before) => before.rule === rule);

/** Of a field whose row is no more, for those who have not heard of it yet. */
export const goneState: FieldState = {
  value: undefined,
  visible: false,
  disabled: true,
  required: false,
  issues: noIssues,
  definition: { type: '' },
  props: undefined,
};
