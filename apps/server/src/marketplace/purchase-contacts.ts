import type { StoredPurchase } from '../entitlements/marketplace-subscriptions-store.ts';

type PurchaseContacts = Pick<StoredPurchase, 'beneficiary' | 'purchaser'>;

/** Returns true if an organization is the purchaser or beneficiary of a subscription. */
export const involvesTenant = ({ beneficiary, purchaser }: PurchaseContacts, tenantId: string): boolean =>
  [beneficiary, purchaser].some((contact) => contact.tenantId === tenantId.toLowerCase());

/** Returns true if a user is the purchaser or beneficiary of a subscription. */
export const isContact = (
  { beneficiary, purchaser }: PurchaseContacts,
  { userId, tenantId }: { readonly userId: string; readonly tenantId: string },
): boolean =>
  [beneficiary, purchaser].some(
    (contact) => contact.objectId === userId.toLowerCase() && contact.tenantId === tenantId.toLowerCase(),
  );
