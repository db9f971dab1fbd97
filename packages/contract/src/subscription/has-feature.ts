import type { SubscriptionDetails } from './get-subscription.ts';
import type { Feature } from './plans.ts';

/** Returns whether a team's plan includes a feature; `false` while its subscription is unknown. */
export function hasFeature(
  subscription: Pick<SubscriptionDetails, 'unlockedFeatures'> | undefined,
  feature: Feature,
): boolean {
  return subscription?.unlockedFeatures.includes(feature) ?? false;
}
