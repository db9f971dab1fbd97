import { type SubscriptionDetails, subscriptionDetails } from '@tideform/contract';

type SubscriptionStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const getKey = (userId: string, teamId: string): string => `subscription ${userId} ${teamId}`;

/** Returns the last known subscription of a team for this user. */
export function readSubscription(
  storage: SubscriptionStorage,
  userId: string,
  teamId: string,
): SubscriptionDetails | undefined {
  try {
    return subscriptionDetails.parse(JSON.parse(storage.getItem(getKey(userId, teamId)) ?? ''));
  } catch {
    return undefined;
  }
}

/** Stores the subscription of a team. A full storage is ignored: the subscription is loaded again next time. */
export function writeSubscription(
  storage: SubscriptionStorage,
  userId: string,
  teamId: string,
  subscription: SubscriptionDetails,
): void {
  try {
    storage.setItem(getKey(userId, teamId), JSON.stringify(subscription));
  } catch {
    return;
  }
}
