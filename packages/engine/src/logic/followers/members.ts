import type { Follower, Place } from '../../places/place.ts';
import type { FollowerPlan } from '../../plan/place-plan.ts';

/** The followers of all places that there are. */
export interface Members {
  /** Makes the followers of a place. */
  enter(place: Place, plans: readonly FollowerPlan[]): void;
  leave(follower: Follower): void;
  /** Its code runs elsewhere from now on. */
  moveToSandbox(follower: Follower): void;
  /** Those whose code runs elsewhere. */
  readonly scripted: ReadonlySet<Follower>;
  waitingFor(event: string): readonly Follower[];
}

export function createMembers(): Members {
  const scripted = new Set<Follower>();
  const byEvent = new Map<string, Set<Follower>>();
  let count = 0;

  function enterOne(plan: FollowerPlan, place: Place): Follower {
    const follower = newFollower(plan, place, count++);
    const { asks } = plan;
    if (follower.isInSandbox) scripted.add(follower);
    if (asks.how === 'event') byEvent.set(asks.event, (byEvent.get(asks.event) ?? new Set()).add(follower));
    return follower;
  }

  return {
    enter(place, plans) {
      place.followers = new Map(plans.map((plan) => [plan, enterOne(plan, place)]));
    },
    moveToSandbox(follower) {
      follower.isInSandbox = true;
      scripted.add(follower);
    },
    leave(follower) {
      follower.isGone = true;
      scripted.delete(follower);
      const { asks } = follower.plan;
      if (asks.how === 'event') byEvent.get(asks.event)?.delete(follower);
    },
    scripted,
    waitingFor: (event) => [...(byEvent.get(event) ?? [])],
  };
}

/** Code that is more than a snippet does. */
export const needsSandbox = ({ asks }: FollowerPlan): boolean => asks.how === 'script' && !asks.snippet;

function newFollower(plan: FollowerPlan, place: Place, callId: number): Follower {
  const asked = { readings: [], outcome: undefined, verdict: undefined, asked: 0, readsOwn: false };
  const isInSandbox = needsSandbox(plan);
  return { plan, place, callId, ...asked, isInSandbox, rowIndex: undefined, isGone: false };
}
