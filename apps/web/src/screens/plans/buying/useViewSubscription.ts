import type { SubscriptionDetails } from '@tideform/contract';
import { useNavigate } from 'react-router';
import { fromOrigin } from '../../../ui/from-origin.ts';
import type { ChangePlan } from './useChangePlan.ts';

/** Shows what was bought: the marketplace's on a page of ours, to everybody; Stripe's there, to who may change it. `undefined`: there is none. */
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
