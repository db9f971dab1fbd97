import type { ComponentSpec } from '../component-spec.ts';
import type { FieldInstance } from '../fields/field-instance.ts';
import type { FieldState } from '../fields/field-state.ts';
import { isValidated, isVisible } from '../fields/propagate-visibility.ts';
import type { FieldSettings } from '../plan/field-settings.ts';
import { type BrokenRule, getErrorKeys } from '../validation/validation-error.ts';
import type { AnswerStore } from './answers/answer-store.ts';

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

/** Returns the state of a field for an answer: the previous object if nothing in it changed. */
function computeState(field: FieldInstance, answer: unknown): FieldState {
  const { state, settings, definition, props, grid, offer } = field;
  const value = getShownValue(field, answer);
  const visible = isVisible(field);
  const issues = state && areSameRules(state.issues, field.issues) ? state.issues : field.issues;
  const rows = grid?.fieldRows;
  const visibleColumns = grid?.visibleColumns;
  const isClosed = grid?.isClosed;
  const isSame =
    state &&
    Object.is(state.value, value) &&
    state.visible === visible &&
    state.issues === issues &&
    state.definition === definition &&
    state.disabled === settings.disabled &&
    state.offer === offer &&
    state.rows === rows &&
    state.visibleColumns === visibleColumns &&
    state.isClosed === isClosed;
  if (isSame) return state;
  const { disabled, required } = settings;
  const optional = { ...(offer && { offer }), ...(grid && { rows, visibleColumns, isClosed }) };
  return { value, visible, disabled, required, issues, definition, props, ...optional };
}

/** Returns the value to show: containers have none, and a grid only if its answer is not a list of rows. */
function getShownValue({ plan: { role } }: FieldInstance, answer: unknown): unknown {
  if (role === 'layout' || role === 'object') return undefined;
  return role === 'rows' && Array.isArray(answer) ? undefined : answer;
}

function areSameRules(before: readonly BrokenRule[], after: readonly BrokenRule[]): boolean {
  if (before === after) return true;
  return before.length === after.length && JSON.stringify(before) === JSON.stringify(after);
}

const noBrokenRules: readonly BrokenRule[] = [];

/**
 * Validates an answer: `required` if it is empty, otherwise the component's own rules, plus the last results of the
 * author's rules.
 */
function validateField(
  { plan, props, settings, effects, offer }: FieldInstance,
  value: unknown,
): readonly BrokenRule[] {
  const { spec } = plan;
  if (!spec) return noBrokenRules;
  const authorRules = [...effects.values()].flatMap(({ brokenRule }) => brokenRule ?? noBrokenRules);
  const isEmpty = spec.isEmpty(value, props);
  const own = isEmpty
    ? validateEmpty(spec, props, settings)
    : spec.check(value, props, plan.isBrokenInside, offer?.list);
  const brokenRules = [...own, ...authorRules];
  return settings.messages.size === 0
    ? brokenRules
    : brokenRules.map((rule) => addCustomMessage(rule, settings.messages));
}

function validateEmpty(spec: ComponentSpec, props: unknown, settings: FieldSettings): readonly BrokenRule[] {
  const { asksFor } = spec;
  if (settings.required) return [asksFor ? { rule: 'required', params: { asksFor } } : { rule: 'required' }];
  return settings.permission === 'edit' ? (spec.checkEmpty?.(props) ?? noBrokenRules) : noBrokenRules;
}

/** Adds the author's message for a rule (`errors`), or for all rules (`customMessage`). */
function addCustomMessage(broken: BrokenRule, messages: ReadonlyMap<string, string>): BrokenRule {
  const errorKey = getErrorKeys(broken.rule).find((key) => messages.has(key));
  const message = messages.get(errorKey ?? '');
  return message === undefined ? broken : { ...broken, params: { ...broken.params, message } };
}

type Listener = () => void;

/** Listeners of single fields and of the data as a whole. */
interface Listeners {
  add(id: string, listener: Listener): () => void;
  addData(listener: Listener): () => void;
  /** Returns true if the field has a listener. */
  hasListener(id: string): boolean;
  notify(id: string): void;
  notifyData(): void;
}

/** NOTE: nearly every field has exactly one listener; a list per field would double the memory of the map. */
type FieldListeners = Listener | readonly Listener[];

export function createListeners(): Listeners {
  const byId = new Map<string, FieldListeners>();
  const dataListeners = new Set<Listener>();
  const setListeners = (id: string, listeners: readonly Listener[]) => {
    if (listeners.length === 0) byId.delete(id);
    else byId.set(id, listeners.length === 1 ? listeners[0]! : listeners);
  };

  return {
    add(id, listener) {
      const current = toList(byId.get(id));
      if (!current.includes(listener)) setListeners(id, [...current, listener]);
      return () => {
        const listeners = toList(byId.get(id));
        setListeners(
          id,
          listeners.filter((one) => one !== listener),
        );
      };
    },
    addData(listener) {
      dataListeners.add(listener);
      return () => dataListeners.delete(listener);
    },
    hasListener: (id) => byId.has(id),
    notify(id) {
      for (const listener of toList(byId.get(id))) listener();
    },
    notifyData() {
      // NOTE: listeners can be added and removed during the loop.
      for (const listener of [...dataListeners]) listener();
    },
  };
}

function toList(listeners: FieldListeners | undefined): readonly Listener[] {
  if (listeners === undefined) return [];
  return typeof listeners === 'function' ? [listeners] : listeners;
}
