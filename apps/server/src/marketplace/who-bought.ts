import type { BoughtSubscription } from '../entitlements/marketplace-subscriptions-store.ts';

type Bought = Pick<BoughtSubscription, 'beneficiary' | 'purchaser'>;

/** Whether an organization bought it, or has it. */
export const concerns = ({ beneficiary, purchaser }: Bought, tenantId: string): boolean =>
  [beneficiary, purchaser].some((contact) => contact.tenantId === tenantId.toLowerCase());

/** Whether a person bought it, or is the one it was bought for. */
export const isContact = (
  { beneficiary, purchaser }: Bought,
  { userId, tenantId }: { readonly userId: string; readonly tenantId: string },
): boolean =>
  [beneficiary, purchaser].some(
    (contact) => contact.objectId === userId.toLowerCase() && contact.tenantId === tenantId.toLowerCase(),
  );
