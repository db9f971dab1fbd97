import { expect, it } from 'vitest';
import type { SubscriptionDetails } from './get-subscription.ts';
import { entitlementsOf, type PlanKey, type SubscriptionStatus } from './plans.ts';
import { mayChangePlan, type PlanStanding, planStanding, usageNotices } from './usage-notices.ts';

function used(
  plan: PlanKey,
  activeUsers: number,
  submissions: number,
  status: SubscriptionStatus = 'active',
): Pick<SubscriptionDetails, 'status' | 'limits' | 'activeUsers' | 'submissions'> {
  return { status, limits: entitlementsOf(plan, status).limits, activeUsers, submissions };
}

it('says nothing below half of the submissions and below the users', () => {
  expect(usageNotices(used('free', 4, 49))).toEqual([]);
  expect(usageNotices(used('paid2', 4000, 900_000))).toEqual([]);
});

it('warns from half of the submissions on, and says when a limit is reached', () => {
  expect(usageNotices(used('free', 5, 50))).toEqual([
    { kind: 'users-reached', limit: 5 },
    { kind: 'submissions-left', left: 50, used: 50, limit: 100 },
  ]);
  expect(usageNotices(used('paid1', 1, 999))).toEqual([{ kind: 'submissions-left', left: 1, used: 999, limit: 1000 }]);
  expect(usageNotices(used('paid1', 21, 1000))).toEqual([
    { kind: 'users-reached', limit: 20 },
    { kind: 'submissions-reached', limit: 1000 },
  ]);
});

it.each<SubscriptionStatus>(['past_due', 'overdue', 'incomplete', 'paused'])(
  'says that payment is outstanding: %s',
  (status) => {
    expect(usageNotices(used('paid2', 1, 1, status))).toEqual([{ kind: 'owing' }]);
  },
);

it.each<[PlanStanding, PlanKey, SubscriptionStatus, boolean]>([
  ['restricted', 'paid2', 'active', true],
  ['owing', 'paid1', 'overdue', false],
  ['owing', 'paid1', 'incomplete', false],
  ['owing', 'enterprise', 'paused', false],
  ['late', 'paid1', 'past_due', false],
  ['trial', 'paid2', 'trial', false],
  ['free', 'free', 'active', false],
  ['well', 'paid1', 'active', false],
])('is %s for %s, %s', (standing, plan, status, restricted) => {
  expect(planStanding({ plan, status, restricted })).toBe(standing);
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
])('may change: %s, of %s that %s pays, owner %s', (may, plan, stripeOwnerId, isTeamOwner) => {
  expect(mayChangePlan({ plan, stripeOwnerId, isTeamOwner }, 'me')).toBe(may);
});
