import type { SubscriptionDetails } from './get-subscription.ts';

/** What a team should know of its plan. None of it refuses, delays or loses a submission. */
export type UsageNotice =
  | { readonly kind: 'owing' }
  | { readonly kind: 'users-reached'; readonly limit: number }
  | { readonly kind: 'submissions-reached'; readonly limit: number }
  | { readonly kind: 'submissions-left'; readonly left: number; readonly used: number; readonly limit: number };

type Used = Pick<SubscriptionDetails, 'status' | 'limits' | 'activeUsers' | 'submissions'>;

/** From this share of the month's submissions on, people are told how many are left. */
const warnedFrom = 0.5;

/** The most urgent first; none where all is well. */
export function usageNotices({ status, limits, activeUsers, submissions: used }: Used): readonly UsageNotice[] {
  const { users, submissions: limit } = limits.monthly;
  const notices: UsageNotice[] = [];
  if (status !== 'active' && status !== 'trial') notices.push({ kind: 'owing' });
  if (users !== null && activeUsers >= users) notices.push({ kind: 'users-reached', limit: users });
  if (limit !== null && used >= limit) notices.push({ kind: 'submissions-reached', limit });
  else if (limit !== null && used >= limit * warnedFrom)
    notices.push({ kind: 'submissions-left', left: limit - used, used, limit });
  return notices;
}

/** How a plan is shown in a word: by what is wrong with it first. */
export type PlanStanding = 'restricted' | 'owing' | 'late' | 'trial' | 'free' | 'well';

export function planStanding({
  plan,
  status,
  restricted,
}: Pick<SubscriptionDetails, 'plan' | 'status' | 'restricted'>): PlanStanding {
  if (restricted) return 'restricted';
  if (status === 'overdue' || status === 'incomplete' || status === 'paused') return 'owing';
  if (status === 'past_due') return 'late';
  if (status === 'trial') return 'trial';
  return plan === 'free' ? 'free' : 'well';
}

/** Whether somebody may change what was bought: an owner or who pays; of an enterprise's who pays alone. */
export function mayChangePlan(
  { plan, stripeOwnerId, isTeamOwner }: Pick<SubscriptionDetails, 'plan' | 'stripeOwnerId' | 'isTeamOwner'>,
  userId: string,
): boolean {
  if (stripeOwnerId === userId) return true;
  return isTeamOwner && (plan !== 'enterprise' || stripeOwnerId === null);
}
