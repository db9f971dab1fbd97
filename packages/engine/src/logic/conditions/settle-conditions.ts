import type { TargetAnswer } from '../../conditions/condition.ts';
import type { Place } from '../../places/place.ts';
import { dependentsOf, placeIn } from '../../places/related-places.ts';

/** A circle that finds no rest is cut at the condition that was evaluated this often: its component is shown. */
const maxEvaluations = 4;

/** Conditions that wait for evaluation, lowest rank first. */
export interface PendingConditions {
  add(place: Place): void;
  /** The answer of this place is another one: those whose conditions read it wait. */
  addDependents(place: Place): void;
  /** Evaluates until nothing waits. `onFlip` may add more. */
  settle(answerOf: (target: Place | undefined) => TargetAnswer, onFlip: (place: Place) => void): void;
}

export function createPendingConditions(): PendingConditions {
  const byRank: (Set<Place> | undefined)[] = [];
  let lowest = 0;
  /** Places whose dependents all wait: an object of many answers tells them once, not for each of its answers. */
  const told = new Set<Place>();

  function takeLowest(): Place | undefined {
    for (; lowest < byRank.length; lowest += 1) {
      const [place] = byRank[lowest] ?? [];
      if (!place) continue;
      byRank[lowest]!.delete(place);
      return place;
    }
    return undefined;
  }

  function add(place: Place): void {
    const waiting = byRank[place.plan.rank] ?? new Set();
    byRank[place.plan.rank] = waiting.add(place);
    lowest = Math.min(lowest, place.plan.rank);
  }

  return {
    add,
    addDependents(place) {
      if (place.plan.dependents.length === 0 || told.has(place)) return;
      told.add(place);
      dependentsOf(place).forEach(add);
    },
    settle(answerOf, onFlip) {
      const evaluations = new Map<Place, number>();
      for (let place = takeLowest(); place; place = takeLowest()) {
        if (place.isGone) continue;
        const { plan, scope } = place;
        const targets = plan.targets.map((target) => placeIn(scope, target));
        for (const target of targets) if (target) told.delete(target);
        const count = (evaluations.get(place) ?? 0) + 1;
        evaluations.set(place, count);
        if (count > maxEvaluations) continue;
        const isMet = count === maxEvaluations || plan.condition!.shows(targets.map(answerOf));
        if (isMet === place.conditionMet) continue;
        place.conditionMet = isMet;
        onFlip(place);
      }
    },
  };
}
