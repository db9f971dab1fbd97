import { entitlementsOf, type MarketplaceSubscription, type PlanKey, planNames } from '@tideform/contract';
import type { BoughtSubscription } from '../entitlements/marketplace-subscriptions-store.ts';

/** A purchase, as people of the organization are told. */
export function describeBought(bought: BoughtSubscription): MarketplaceSubscription {
  const { id, tenantId, name, status, plan, quantity, beneficiary, purchaser, teamId, teamName } = bought;
  return {
    ...{ id, tenantId, name, status, quantity, beneficiary, purchaser },
    plan: { key: plan, name: planNames[plan], description: describePlan(plan) },
    assignedTeam: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    teamAssignmentRequired: isForOneTeam(plan),
  };
}

/** Enterprise is every team's of the organization; the others are one team's. */
export const isForOneTeam = (plan: PlanKey): boolean => plan !== 'enterprise';

/** For programs, in English; the app words it by the key. */
function describePlan(plan: PlanKey): string {
  const { users, submissions } = entitlementsOf(plan, 'active').limits.monthly;
  return `${users ?? 'Unlimited'} users, ${submissions ?? 'unlimited'} submissions a month`;
}
