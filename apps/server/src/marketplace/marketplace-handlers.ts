import {
  operations as api,
  getEntitlements,
  type MarketplaceSubscription,
  type PlanKey,
  planNames,
} from '@tideform/contract';
import { insertAuditEntry } from '../audit/audit-store.ts';
import type { ServerContext } from '../context.ts';
import { assignPurchase, findPurchase, type StoredPurchase } from '../entitlements/marketplace-subscriptions-store.ts';
import { findSubscription } from '../entitlements/subscriptions-store.ts';
import { marketplaceEvent } from '../external-services/marketplace/create-marketplace-client.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { findLastActivity } from '../tokens/tokens-store.ts';
import { getPlanOfOffer, refreshPurchase } from './refresh-purchase.ts';

type PurchaseContacts = Pick<StoredPurchase, 'beneficiary' | 'purchaser'>;

/** Returns true if an organization is the purchaser or beneficiary of a subscription. */
const involvesTenant = ({ beneficiary, purchaser }: PurchaseContacts, tenantId: string): boolean =>
  [beneficiary, purchaser].some((contact) => contact.tenantId === tenantId.toLowerCase());

/** Returns true if a user is the purchaser or beneficiary of a subscription. */
const isContact = (
  { beneficiary, purchaser }: PurchaseContacts,
  { userId, tenantId }: { readonly userId: string; readonly tenantId: string },
): boolean =>
  [beneficiary, purchaser].some(
    (contact) => contact.objectId === userId.toLowerCase() && contact.tenantId === tenantId.toLowerCase(),
  );

/** Converts a marketplace subscription to the API's format for users of its organization. */
function describePurchase(purchase: StoredPurchase): MarketplaceSubscription {
  const { id, tenantId, name, status, plan, quantity, beneficiary, purchaser, teamId, teamName } = purchase;
  return {
    ...{ id, tenantId, name, status, quantity, beneficiary, purchaser },
    plan: { key: plan, name: planNames[plan], description: describePlan(plan) },
    assignedTeam: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    teamAssignmentRequired: isSingleTeamPlan(plan),
  };
}

/** Returns true if a plan applies to a single team. The enterprise plan applies to all teams of an organization. */
const isSingleTeamPlan = (plan: PlanKey): boolean => plan !== 'enterprise';

/** Describes a plan in English for API clients. The app uses its own messages. */
function describePlan(plan: PlanKey): string {
  const { users, submissions } = getEntitlements(plan, 'active').limits.monthly;
  return `${users ?? 'Unlimited'} users, ${submissions ?? 'unlimited'} submissions a month`;
}

export const getMarketplaceSubscription = implement(
  api.getMarketplaceSubscription,
  async ({ params, caller }, { database }) => {
    const purchase = await findPurchase(database, params.subscriptionId);
    if (purchase?.tenantId !== params.tenantId || !involvesTenant(purchase, caller.tenantId))
      return refuse('not-found');
    return respond(describePurchase(purchase));
  },
);

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

export const activateMarketplaceSubscription = implement(
  api.activateMarketplaceSubscription,
  async ({ query, caller, log }, context) => {
    const { marketplace } = context;
    if (!marketplace) return refuse('nothing-sold');
    const purchase = await marketplace.resolve(query.token);
    if (!purchase) return refuse('purchase-not-found');
    const { beneficiary, purchaser, planId, saasSubscriptionStatus: status } = purchase;
    const tenants = [beneficiary.tenantId, purchaser.tenantId].map((tenant) => tenant.toLowerCase());
    if (!tenants.includes(caller.tenantId.toLowerCase())) return refuse('other-organisation');
    if (status === 'Unsubscribed') return refuse('subscription-ended');
    const plan = getPlanOfOffer(planId);
    const [id, tenantId] = [purchase.id.toLowerCase(), beneficiary.tenantId.toLowerCase()];
    if (!plan) {
      log.error({ id, offerId: purchase.offerId, planId }, 'Marketplace purchase has an unknown plan');
      return refuse('unknown-plan');
    }
    if (status === 'PendingFulfillmentStart') await marketplace.activate(purchase);
    await refreshPurchase({ ...context, marketplace }, id, true);
    log.info({ id, tenantId, planId, by: caller.userId }, 'Marketplace subscription activated');
    return respond({ id, tenantId, teamAssignmentRequired: isSingleTeamPlan(plan) });
  },
);

/** Event actions that the server must confirm to the marketplace. All other events are only notifications. */
const confirmedActions = ['ChangePlan', 'ChangeQuantity', 'Reinstate'];

/**
 * Receives an event of the marketplace. NOTE: the event only identifies the change, and the current state is loaded
 * from the marketplace, since events may arrive late, twice and in any order.
 */
export const takeMarketplaceEvent = implement(api.takeMarketplaceEvent, async ({ bytes, header, log }, context) => {
  const { marketplace } = context;
  if (!marketplace) return refuse('nothing-sold');
  const bearer = /^Bearer (\S+)$/i.exec(header('authorization') ?? '')?.[1];
  if (!bearer || !(await marketplace.isMarketplaceToken(bearer))) return refuse('not-signed');
  const event = marketplaceEvent.safeParse(readJson(bytes)).data;
  if (!event) return refuse('invalid-request', 'Invalid request: body');
  const { id: changeId, subscriptionId } = event;
  const change = await marketplace.readChange(subscriptionId, changeId);
  if (!change || change.subscriptionId.toLowerCase() !== subscriptionId.toLowerCase()) return refuse('no-such-change');
  const { action, status, planId } = change;
  if (status === 'InProgress' && confirmedActions.includes(action)) {
    const isKnown = action !== 'ChangePlan' || getPlanOfOffer(planId) !== undefined;
    await marketplace.confirmChange(subscriptionId, changeId, isKnown ? 'Success' : 'Failure');
    if (!isKnown) {
      log.error({ subscriptionId, planId }, 'The marketplace requested an unknown plan');
      return refuse('unknown-plan');
    }
  }
  await refreshPurchase({ ...context, marketplace }, subscriptionId.toLowerCase(), false);
  log.info({ subscriptionId, action, status }, 'Marketplace event processed');
  return respond({ received: true });
});

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
