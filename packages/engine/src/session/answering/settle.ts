import type { TargetAnswer } from '../../conditions/condition.ts';
import { logicDefinition } from '../../logic/followers/outcomes/logic-definition.ts';
import type { Place } from '../../places/place.ts';
import type { Parts } from './parts.ts';
import { readAnswer } from './write-answers.ts';

/** Hiding, clearing and logic that undo each other without end are left as they are. */
const MAX_CLEARINGS = 1000;

/** Lets everything settle that can settle at once, and starts what cannot. */
export function settle(parts: Parts): void {
  const { pending, hiding, followers } = parts;
  let clearings = 0;
  const mayClear = () => !followers.isBusy && clearings++ < MAX_CLEARINGS;
  do {
    pending.settle(
      (place) => answerOf(place, parts),
      (place) => hiding.spread(place),
    );
  } while (followers.askNext() || redefineAll(parts) || (mayClear() && hiding.clear()));
  followers.startScripts();
}

/** What conditions see of an answer. */
export function answerOf(place: Place | undefined, parts: Parts): TargetAnswer {
  if (!place) return { value: undefined, isEmpty: true };
  const { spec } = place.plan;
  const value = readAnswer(place, parts);
  if (!spec) return { value, isEmpty: value === undefined || value === null || value === '' };
  return { value: spec.logicValue(value, place.props), isEmpty: spec.isEmpty(value, place.props) };
}

/** Gives the fields whose logic was switched what it makes of them. @returns whether there were any */
export function redefineAll({ toRedefine, hiding }: Parts): boolean {
  if (toRedefine.size === 0) return false;
  const places = [...toRedefine];
  toRedefine.clear();
  for (const place of places) if (!place.isGone) hiding.redefine(place, logicDefinition(place));
  return true;
}
