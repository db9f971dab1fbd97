import type { SubscriptionDetails } from '@tideform/contract';
import { useNavigate } from 'react-router';
import { fromOrigin } from '../../../ui/from-origin.ts';
import type { ChangePlan } from './useChangePlan.ts';

/**
 * Returns a function that shows the subscription: one from the marketplace on a screen of the app, for all members; one
 * from Stripe there, for users who may change it. `undefined` without a subscription.
 */
export function useViewSubscription(
  { source, marketplaceSubscriptionId: id, tenantId }: SubscriptionDetails,
  mayChange: boolean,
  change: Pick<ChangePlan, 'view'>,
): (() => void) | undefined {
  const navigate = useNavigate();
  if (source === 'microsoft' && id !== null)
    return () => void navigate(`/marketplace/${tenantId}/subscription/${id}`, { state: fromOrigin });
  return source === 'stripe' && mayChange ? change.view : undefined;
}
