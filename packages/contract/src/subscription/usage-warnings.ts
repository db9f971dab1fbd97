import type { SubscriptionDetails } from './subscription-operations.ts';

/** Notice about a team's plan. Notices never refuse, delay or lose a submission. */
export type UsageWarning =
  | { readonly kind: 'owing' }
  | { readonly kind: 'users-reached'; readonly limit: number }
  | { readonly kind: 'submissions-reached'; readonly limit: number }
  | { readonly kind: 'submissions-left'; readonly left: number; readonly used: number; readonly limit: number };

type PlanUsage = Pick<SubscriptionDetails, 'status' | 'limits' | 'activeUsers' | 'submissions'>;

/** Share of the monthly submissions from which the remaining number is shown. */
const WARNING_SHARE = 0.5;

/** Returns the notices of a team, most urgent first; empty if there are none. */
export function getUsageWarnings({
  status,
  limits,
  activeUsers,
  submissions: used,
}: PlanUsage): readonly UsageWarning[] {
  const { users, submissions: limit } = limits.monthly;
  const warnings: UsageWarning[] = [];
  if (status !== 'active' && status !== 'trial') warnings.push({ kind: 'owing' });
  if (users !== null && activeUsers >= users) warnings.push({ kind: 'users-reached', limit: users });
  if (limit !== null && used >= limit) warnings.push({ kind: 'submissions-reached', limit });
  else if (limit !== null && used >= limit * WARNING_SHARE)
    warnings.push({ kind: 'submissions-left', left: limit - used, used, limit });
  return warnings;
}

/** One-word state of a plan; problems take precedence. */
export type PlanState = 'restricted' | 'owing' | 'late' | 'trial' | 'free' | 'well';

export function getPlanState({
  plan,
  status,
  restricted,
}: Pick<SubscriptionDetails, 'plan' | 'status' | 'restricted'>): PlanState {
  if (restricted) return 'restricted';
  if (status === 'overdue' || status === 'incomplete' || status === 'paused') return 'owing';
  if (status === 'past_due') return 'late';
  if (status === 'trial') return 'trial';
  return plan === 'free' ? 'free' : 'well';
}

/** Returns whether a user may change the subscription: owners and the payer; for `enterprise` only the payer. */
export function canChangePlan(
  { plan, stripeOwnerId, isTeamOwner }: Pick<SubscriptionDetails, 'plan' | 'stripeOwnerId' | 'isTeamOwner'>,
  userId: string,
): boolean {
  if (stripeOwnerId === userId) return true;
  return isTeamOwner && (plan !== 'enterprise' || stripeOwnerId === null);
}
