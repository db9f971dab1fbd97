import type { SubscriptionDetails } from '@tideform/contract';
import { useNavigate } from 'react-router';
import { inAppLinkState } from '../../../ui/in-app-link-state.ts';
import type { PlanChange } from './useChangePlan.ts';

/**
 * Returns a function that shows the subscription. A marketplace subscription is shown in the app, to all members; a
 * Stripe subscription is shown at Stripe, to users who may change it. `undefined` if there's nothing to show.
 */
export function useViewSubscription(
  { source, marketplaceSubscriptionId: id, tenantId }: SubscriptionDetails,
  mayChange: boolean,
  change: Pick<PlanChange, 'view'>,
): (() => void) | undefined {
  const navigate = useNavigate();
  if (source === 'microsoft' && id !== null)
    return () => void navigate(`/marketplace/${tenantId}/subscription/${id}`, { state: inAppLinkState });
  return source === 'stripe' && mayChange ? change.view : undefined;
}
