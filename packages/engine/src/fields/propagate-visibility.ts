import type { FieldInstance } from './field-instance.ts';
import { childrenOf } from './related-fields.ts';

/** What a condition's flip does to a component and all in it, in document order. */
export interface VisibilityChange {
  readonly changed: readonly FieldInstance[];
  /** Those of them that were hidden and are shown now, or the other way round. */
  readonly toggled: readonly FieldInstance[];
  readonly cleared: readonly FieldInstance[];
  readonly restored: readonly FieldInstance[];
}

/** Hands a component's new visibility down to all that lies in it, as far as it makes a difference. */
export function propagateVisibility(from: FieldInstance): VisibilityChange {
  const changed: FieldInstance[] = [];
  const toggled: FieldInstance[] = [];
  const cleared: FieldInstance[] = [];
  const restored: FieldInstance[] = [];
  const propagate = (field: FieldInstance): void => {
    const isHidden = isHiddenItself(field) || (field.parent?.conditionallyHidden ?? false);
    const isCleared = isHidden && losesAnswer(field);
    if (isHidden === field.conditionallyHidden && isCleared === field.cleared) return;
    if (isCleared !== field.cleared) (isCleared ? cleared : restored).push(field);
    if (isHidden !== field.conditionallyHidden) toggled.push(field);
    field.conditionallyHidden = isHidden;
    field.cleared = isCleared;
    changed.push(field);
    for (const child of childrenOf(field)) propagate(child);
  };
  propagate(from);
  return { changed, toggled, cleared, restored };
}

/**
 * Hidden by its own condition, an answer is taken away unless its component says otherwise, and a layout takes its
 * children's only when it says so. What takes answers away takes all in it, but for those that say otherwise.
 */
function losesAnswer(field: FieldInstance): boolean {
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

export function isVisible({ conditionallyHidden, settings }: FieldInstance): boolean {
  return !conditionallyHidden && !settings.hidden;
}

/**
 * Says whether the rules of an answer hold now: a hidden one is not asked, unless its component insists, and one that
 * the viewer may not answer never.
 */
export function isValidated(field: FieldInstance): boolean {
  const { settings, plan } = field;
  if (plan.role === 'layout' || settings.permission !== 'edit') return false;
  return isVisible(field) || settings.validateWhenHidden;
}
