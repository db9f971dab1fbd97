import type { Place } from '../../../places/place.ts';
import type { FollowerRole } from '../../../plan/follower-role.ts';
import type { FollowerPlan } from '../../../plan/place-plan.ts';
import { needsSandbox } from '../members.ts';
import { reportOf } from '../outcomes/report-of.ts';
import { noOffer } from '../outcomes/take-offer.ts';
import type { Parts } from '../parts.ts';

const askedAtStart: ReadonlySet<FollowerRole> = new Set([
  'visibility',
  'calculation',
  'validity',
  'adding',
  'trigger',
  'text',
  'offer',
]);
const harmless: ReadonlySet<FollowerRole> = new Set(['visibility', 'validity', 'trigger', 'schema', 'text', 'offer']);

/** Makes the followers of a place that came, and lets those be asked that are asked at the start. */
export function startAsking(place: Place, parts: Parts): void {
  const { isFrozen, scripts, members, waiting, consequences } = parts;
  const all = place.plan.followers;
  const plans = isFrozen ? all.filter(isHarmless) : all;
  if (plans.length === 0) return;
  const [able = [], unable = []] = partition(plans, (plan) => scripts.isAny || !needsSandbox(plan));
  for (const plan of unable) {
    consequences.report(reportOf(plan, 'unavailable', ''));
    if (plan.role === 'offer') place.offer = noOffer;
  }
  members.enter(place, able);
  for (const follower of place.followers.values()) {
    const { role, asks } = follower.plan;
    if (askedAtStart.has(role) && asks.how !== 'event' && asks.how !== 'watch') parts.mark(follower);
    // What code shows is not shown before it was asked.
    if (role === 'visibility' && follower.isInSandbox && waiting.has(follower)) consequences.decide(place, false);
  }
}

/** What a look at a response may ask: nothing that changes an answer. */
function isHarmless({ role, kind }: FollowerPlan): boolean {
  return harmless.has(role) || kind === 'nextPage';
}

function partition(plans: readonly FollowerPlan[], isIn: (plan: FollowerPlan) => boolean) {
  return [plans.filter(isIn), plans.filter((plan) => !isIn(plan))];
}
