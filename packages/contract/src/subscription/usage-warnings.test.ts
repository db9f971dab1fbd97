import { expect, it } from 'vitest';
import { getEntitlements, type PlanKey, type SubscriptionStatus } from './plans.ts';
import type { SubscriptionDetails } from './subscription-operations.ts';
import { canChangePlan, getPlanState, getUsageWarnings, type PlanState } from './usage-warnings.ts';

function createUsage(
  plan: PlanKey,
  activeUsers: number,
  submissions: number,
  status: SubscriptionStatus = 'active',
): Pick<SubscriptionDetails, 'status' | 'limits' | 'activeUsers' | 'submissions'> {
  return { status, limits: getEntitlements(plan, status).limits, activeUsers, submissions };
}

it('shows no notice below half of the submissions and below the user limit', () => {
  expect(getUsageWarnings(createUsage('free', 4, 49))).toEqual([]);
  expect(getUsageWarnings(createUsage('paid2', 4000, 900_000))).toEqual([]);
});

it('warns from half of the submissions, and reports a reached limit', () => {
  expect(getUsageWarnings(createUsage('free', 5, 50))).toEqual([
    { kind: 'users-reached', limit: 5 },
    { kind: 'submissions-left', left: 50, used: 50, limit: 100 },
  ]);
  expect(getUsageWarnings(createUsage('paid1', 1, 999))).toEqual([
    { kind: 'submissions-left', left: 1, used: 999, limit: 1000 },
  ]);
  expect(getUsageWarnings(createUsage('paid1', 21, 1000))).toEqual([
    { kind: 'users-reached', limit: 20 },
    { kind: 'submissions-reached', limit: 1000 },
  ]);
});

it.each<SubscriptionStatus>(['past_due', 'overdue', 'incomplete', 'paused'])(
  'reports an outstanding payment: %s',
  (status) => {
    expect(getUsageWarnings(createUsage('paid2', 1, 1, status))).toEqual([{ kind: 'owing' }]);
  },
);

it.each<[PlanState, PlanKey, SubscriptionStatus, boolean]>([
  ['restricted', 'paid2', 'active', true],
  ['owing', 'paid1', 'overdue', false],
  ['owing', 'paid1', 'incomplete', false],
  ['owing', 'enterprise', 'paused', false],
  ['late', 'paid1', 'past_due', false],
  ['trial', 'paid2', 'trial', false],
  ['free', 'free', 'active', false],
  ['well', 'paid1', 'active', false],
])('shows the state %s for the plan %s with the status %s', (standing, plan, status, restricted) => {
  expect(getPlanState({ plan, status, restricted })).toBe(standing);
});

it.each<[boolean, PlanKey, string | null, boolean]>([
  [true, 'free', null, true],
  [false, 'free', null, false],
  [true, 'paid1', 'me', false],
  [true, 'paid1', 'other', true],
  [false, 'paid1', 'other', false],
  [false, 'enterprise', 'other', true],
  [true, 'enterprise', 'me', false],
  [true, 'enterprise', null, true],
])('allows changes: %s, for plan %s paid by %s, owner %s', (isAllowed, plan, stripeOwnerId, isTeamOwner) => {
  expect(canChangePlan({ plan, stripeOwnerId, isTeamOwner }, 'me')).toBe(isAllowed);
});
