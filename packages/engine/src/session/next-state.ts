import type { BrokenRule } from '../validation/issue.ts';
import type { Place } from './place.ts';
import type { FieldState } from './session.ts';
import { isVisible } from './spread-visibility.ts';

/** Gives the state of a place with this value: the object that was seen last, when nothing in it changed. */
export function nextState(place: Place, value: unknown): FieldState {
  const { state, settings } = place;
  const visible = isVisible(place);
  const issues = state && sameRules(state.issues, place.issues) ? state.issues : place.issues;
  if (state && Object.is(state.value, value) && state.visible === visible && state.issues === issues) return state;
  return { value, visible, disabled: settings.disabled, required: settings.required, issues };
}

function sameRules(before: readonly BrokenRule[], after: readonly BrokenRule[]): boolean {
  if (before === after) return true;
  return before.length === after.length && JSON.stringify(before) === JSON.stringify(after);
}
