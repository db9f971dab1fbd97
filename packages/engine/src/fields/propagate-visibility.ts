import type { FieldInstance } from './field-instance.ts';
import { getChildren } from './related-fields.ts';

/** Effect of a toggled condition on a component and its descendants, in document order. */
export interface VisibilityChange {
  readonly changed: readonly FieldInstance[];
  /** Changed fields that became hidden or became visible. */
  readonly toggled: readonly FieldInstance[];
  /** Changed fields whose answer must be removed. */
  readonly cleared: readonly FieldInstance[];
  /** Changed fields that get their default again. */
  readonly restored: readonly FieldInstance[];
}

/** Propagates the visibility of a component to its descendants, and stops where nothing changes. */
export function propagateVisibility(from: FieldInstance): VisibilityChange {
  const changed: FieldInstance[] = [];
  const toggled: FieldInstance[] = [];
  const cleared: FieldInstance[] = [];
  const restored: FieldInstance[] = [];
  const propagate = (field: FieldInstance): void => {
    const isHidden = isHiddenItself(field) || (field.parent?.conditionallyHidden ?? false);
    const isCleared = isHidden && clearsAnswer(field);
    if (isHidden === field.conditionallyHidden && isCleared === field.cleared) return;
    if (isCleared !== field.cleared) (isCleared ? cleared : restored).push(field);
    if (isHidden !== field.conditionallyHidden) toggled.push(field);
    field.conditionallyHidden = isHidden;
    field.cleared = isCleared;
    changed.push(field);
    for (const child of getChildren(field)) propagate(child);
  };
  propagate(from);
  return { changed, toggled, cleared, restored };
}

/**
 * Returns true if hiding removes the answer. A component hidden by its own condition loses its answer unless
 * `clearOnHide` is false; a layout clears its children only if `clearOnHide` is true. Clearing is inherited, except by
 * components with `clearOnHide: false`.
 */
function clearsAnswer(field: FieldInstance): boolean {
  const { plan, settings, parent } = field;
  const { clearOnHide } = settings;
  const isInherited = parent?.cleared ?? false;
  if (plan.role === 'layout') return isInherited || (isHiddenItself(field) && clearOnHide === true);
  if (plan.role === 'foreign' || clearOnHide === false) return false;
  return isInherited || isHiddenItself(field);
}

function isHiddenItself({ conditionMet, hiddenByLogic }: FieldInstance): boolean {
  return !conditionMet || hiddenByLogic;
}

/** Returns true if the field is visible: its conditions are met, and neither `hidden` nor a permission hides it. */
export function isVisible({ conditionallyHidden, settings }: FieldInstance): boolean {
  return !conditionallyHidden && !settings.hidden;
}

/**
 * Returns true if the answer must be valid now. Hidden answers are checked only with `validateWhenHidden`; answers that
 * the viewer may not edit are never checked.
 */
export function isValidated(field: FieldInstance): boolean {
  const { settings, plan } = field;
  if (plan.role === 'layout' || settings.permission !== 'edit') return false;
  return isVisible(field) || settings.validateWhenHidden;
}
