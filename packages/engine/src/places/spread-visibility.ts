import type { Place } from './place.ts';
import { childrenOf } from './related-places.ts';

/** What a condition's flip does to a component and all in it, in document order. */
export interface VisibilityChange {
  readonly changed: readonly Place[];
  /** Those of them that were hidden and are shown now, or the other way round. */
  readonly flipped: readonly Place[];
  readonly cleared: readonly Place[];
  readonly restored: readonly Place[];
}

/** Hands a component's new visibility down to all that lies in it, as far as it makes a difference. */
export function spreadVisibility(from: Place): VisibilityChange {
  const changed: Place[] = [];
  const flipped: Place[] = [];
  const cleared: Place[] = [];
  const restored: Place[] = [];
  const spread = (place: Place): void => {
    const isHidden = isHiddenItself(place) || (place.parent?.conditionallyHidden ?? false);
    const isCleared = isHidden && losesAnswer(place);
    if (isHidden === place.conditionallyHidden && isCleared === place.cleared) return;
    if (isCleared !== place.cleared) (isCleared ? cleared : restored).push(place);
    if (isHidden !== place.conditionallyHidden) flipped.push(place);
    place.conditionallyHidden = isHidden;
    place.cleared = isCleared;
    changed.push(place);
    for (const child of childrenOf(place)) spread(child);
  };
  spread(from);
  return { changed, flipped, cleared, restored };
}

/**
 * Hidden by its own condition, an answer is taken away unless its component says otherwise, and a layout takes its
 * children's only when it says so. What takes answers away takes all in it, but for those that say otherwise.
 */
function losesAnswer(place: Place): boolean {
  const { plan, settings, parent } = place;
  const { clearOnHide } = settings;
  const isInherited = parent?.cleared ?? false;
  if (plan.role === 'layout') return isInherited || (isHiddenItself(place) && clearOnHide === true);
  if (plan.role === 'foreign' || clearOnHide === false) return false;
  return isInherited || isHiddenItself(place);
}

function isHiddenItself({ conditionMet, hiddenByLogic }: Place): boolean {
  return !conditionMet || hiddenByLogic;
}

export function isVisible({ conditionallyHidden, settings }: Place): boolean {
  return !conditionallyHidden && !settings.hidden;
}

/**
 * Says whether the rules of an answer hold now: a hidden one is not asked, unless its component insists, and one that
 * the viewer may not answer never.
 */
export function isAsked(place: Place): boolean {
  const { settings, plan } = place;
  if (plan.role === 'layout' || settings.permission !== 'edit') return false;
  return isVisible(place) || settings.validateWhenHidden;
}
