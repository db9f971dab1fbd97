import { getEntitlements, type MarketplaceSubscription, type PlanKey, planNames } from '@tideform/contract';
import type { StoredPurchase } from '../entitlements/marketplace-subscriptions-store.ts';

/** Converts a marketplace subscription to the API's format for users of its organization. */
export function describePurchase(purchase: StoredPurchase): MarketplaceSubscription {
  const { id, tenantId, name, status, plan, quantity, beneficiary, purchaser, teamId, teamName } = purchase;
  return {
    ...{ id, tenantId, name, status, quantity, beneficiary, purchaser },
    plan: { key: plan, name: planNames[plan], description: describePlan(plan) },
    assignedTeam: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    teamAssignmentRequired: isSingleTeamPlan(plan),
  };
}

/** Returns true if a plan applies to a single team. The enterprise plan applies to all teams of an organization. */
export const isSingleTeamPlan = (plan: PlanKey): boolean => plan !== 'enterprise';

/** Describes a plan in English for API clients. The app uses its own messages. */
function describePlan(plan: PlanKey): string {
  const { users, submissions } = getEntitlements(plan, 'active').limits.monthly;
  return `${users ?? 'Unlimited'} users, ${submissions ?? 'unlimited'} submissions a month`;
}
