import { type SubscriptionDetails, subscriptionDetails } from '@tideform/contract';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const keyOf = (userId: string, teamId: string): string => `subscription ${userId} ${teamId}`;

/** What was last known of a team's subscription, by the person who asked. */
export function recallSubscription(storage: Storage, userId: string, teamId: string): SubscriptionDetails | undefined {
  try {
    return subscriptionDetails.parse(JSON.parse(storage.getItem(keyOf(userId, teamId)) ?? ''));
  } catch {
    return undefined;
  }
}

/** A full device remembers nothing, and asks again. */
export function keepSubscription(storage: Storage, userId: string, teamId: string, known: SubscriptionDetails): void {
  try {
    storage.setItem(keyOf(userId, teamId), JSON.stringify(known));
  } catch {
    return;
  }
}
