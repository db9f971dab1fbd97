import type { TargetAnswer } from '../../conditions/condition.ts';
import type { Place } from '../../places/place.ts';
import { placeIn } from '../../places/related-places.ts';

/** A circle that finds no rest is cut at the condition that was evaluated this often: its component is shown. */
const maxEvaluations = 4;

/** Conditions that wait for evaluation, lowest rank first. */
export interface PendingConditions {
  add(place: Place): void;
  /** Evaluates until nothing waits. `onFlip` may add more. */
  settle(answerOf: (target: Place | undefined) => TargetAnswer, onFlip: (place: Place) => void): void;
}

export function createPendingConditions(): PendingConditions {
  const byRank: (Set<Place> | undefined)[] = [];
  let lowest = 0;

  function takeLowest(): Place | undefined {
    for (; lowest < byRank.length; lowest += 1) {
      const [place] = byRank[lowest] ?? [];
      if (!place) continue;
      byRank[lowest]!.delete(place);
      return place;
    }
    return undefined;
  }

  return {
    add(place) {
      const waiting = byRank[place.plan.rank] ?? new Set();
      byRank[place.plan.rank] = waiting.add(place);
      lowest = Math.min(lowest, place.plan.rank);
    },
    settle(answerOf, onFlip) {
      const evaluations = new Map<Place, number>();
      for (let place = takeLowest(); place; place = takeLowest()) {
        if (place.isGone) continue;
        const { plan, scope } = place;
        const count = (evaluations.get(place) ?? 0) + 1;
        evaluations.set(place, count);
        if (count > maxEvaluations) continue;
        const isMet =
          count === maxEvaluations ||
          plan.condition!.shows(plan.targets.map((target) => answerOf(placeIn(scope, target))));
        if (isMet === place.conditionMet) continue;
        place.conditionMet = isMet;
        onFlip(place);
      }
    },
  };
}
