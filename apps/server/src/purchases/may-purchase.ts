import { mayChangePlan, type TeamTokenClaims } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { askSubscription } from '../entitlements/ask-subscription.ts';
import { refuse } from '../http/implement.ts';

/** Why somebody may not change what a team pays for at Stripe; `undefined`: they may. */
export async function whyNotPurchase(
  context: Pick<ServerContext, 'database' | 'seller' | 'now'>,
  caller: TeamTokenClaims,
) {
  const { plan, source, payerId } = await askSubscription(context, caller);
  if (source === 'microsoft') return refuse('bought-elsewhere');
  const { isTeamOwner, userId } = caller;
  if (!mayChangePlan({ plan, stripeOwnerId: payerId, isTeamOwner }, userId))
    return refuse('not-the-payer', 'Unauthorized');
  return undefined;
}
