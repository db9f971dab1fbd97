import type { SubscriptionDetails } from './get-subscription.ts';
import type { Feature } from './plans.ts';

/** Whether a team may use a feature. Nothing is unlocked while its subscription is not known. */
export function hasFeature(
  subscription: Pick<SubscriptionDetails, 'unlockedFeatures'> | undefined,
  feature: Feature,
): boolean {
  return subscription?.unlockedFeatures.includes(feature) ?? false;
}
