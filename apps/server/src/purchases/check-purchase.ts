import { canChangePlan, type TeamTokenClaims } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { loadSubscription } from '../entitlements/load-subscription.ts';
import { refuse } from '../http/implement.ts';

/** Returns a refusal if the caller may not change the team's subscription at Stripe. */
export async function checkPurchase(
  context: Pick<ServerContext, 'database' | 'billingProvider' | 'now'>,
  caller: TeamTokenClaims,
) {
  const { plan, source, payerId } = await loadSubscription(context, caller);
  if (source === 'microsoft') return refuse('bought-elsewhere');
  const { isTeamOwner, userId } = caller;
  if (!canChangePlan({ plan, stripeOwnerId: payerId, isTeamOwner }, userId))
    return refuse('not-the-payer', 'Unauthorized');
  return undefined;
}
