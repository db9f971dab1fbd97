import { operations as api } from '@tideform/contract';
import { insertAuditEntry } from '../audit/audit-store.ts';
import type { ServerContext } from '../context.ts';
import { assignPurchase, findPurchase } from '../entitlements/marketplace-subscriptions-store.ts';
import { findSubscription } from '../entitlements/subscriptions-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { findLastActivity } from '../tokens/tokens-store.ts';
import { describePurchase, isSingleTeamPlan } from './describe-purchase.ts';
import { involvesTenant, isContact } from './purchase-contacts.ts';

/**
 * Maximum age of the user's last visit to the team, in milliseconds. A recent visit with a team token proves that the
 * user is a member, which a tenant token doesn't. NOTE: visits are recorded at most once an hour, and a team token is
 * valid for 15 minutes.
 */
const MAX_VISIT_AGE_MS = 2 * 60 * 60 * 1000;

export const assignMarketplaceSubscription = implement(
  api.assignMarketplaceSubscription,
  async ({ params, body, caller, log }, context) => {
    const { database, now } = context;
    const subscription = await findPurchase(database, params.subscriptionId);
    if (subscription?.tenantId !== params.tenantId || !involvesTenant(subscription, caller.tenantId))
      return refuse('not-found');
    if (params.userId !== caller.userId.toLowerCase() || !isContact(subscription, caller))
      return refuse('not-a-contact');
    if (!isSingleTeamPlan(subscription.plan)) return refuse('not-for-one-team');
    if (subscription.status !== 'Subscribed') return refuse('subscription-ended');
    if (!(await isTeamMember(context, body.teamId, caller.userId))) return refuse('not-in-team');
    const storedSubscription = await findSubscription(database, body.teamId);
    if (storedSubscription?.source === 'stripe') return refuse('team-has-subscription');
    await assignPurchase(database, subscription.id, { id: body.teamId, name: body.teamName }, now());
    const { tenantId, userId: actorId } = caller;
    await insertAuditEntry(database, {
      ...{
        at: now(),
        tenantId,
        teamId: body.teamId,
        actorId,
        action: 'subscription.assigned',
        subject: subscription.id,
      },
      details: { plan: subscription.plan },
    });
    log.info({ id: subscription.id, teamId: body.teamId, by: actorId }, 'Marketplace subscription assigned');
    return respond(describePurchase({ ...subscription, teamId: body.teamId, teamName: body.teamName }));
  },
);

async function isTeamMember(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  teamId: string,
  userId: string,
): Promise<boolean> {
  const { lastSeenAt } = await findLastActivity(database, teamId, userId);
  return lastSeenAt !== undefined && now().getTime() - lastSeenAt.getTime() < MAX_VISIT_AGE_MS;
}
