import type { FieldInstance } from '../fields/field-instance.ts';
import type { FieldState } from '../fields/field-state.ts';
import { isVisible } from '../fields/propagate-visibility.ts';
import type { BrokenRule } from '../validation/validation-error.ts';

/** Returns the state of a field for an answer: the previous object if nothing in it changed. */
export function computeState(field: FieldInstance, answer: unknown): FieldState {
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
