import { expect, it } from 'vitest';
import { type Feature, features, getEntitlements, type PlanKey, type SubscriptionStatus } from './plans.ts';
import { hasFeature } from './subscription-operations.ts';

const findUnlockedFeatures = (plan: PlanKey, status: SubscriptionStatus = 'active') =>
  features.filter((feature) =>
    hasFeature({ unlockedFeatures: [...getEntitlements(plan, status).unlockedFeatures] }, feature),
  );

it.each<[PlanKey, readonly Feature[], number | null, number | null]>([
  ['free', [], 5, 100],
  ['paid1', ['pdf_templates', 'custom_css', 'submission_number'], 20, 1000],
  ['paid2', features, null, null],
  ['enterprise', features, null, null],
])('gives the plan %s its features and limits', (plan, unlocked, users, submissions) => {
  expect(findUnlockedFeatures(plan)).toEqual(unlocked);
  expect(findUnlockedFeatures(plan, 'trial')).toEqual(unlocked);
  expect(getEntitlements(plan, 'active').limits).toEqual({ monthly: { users, submissions } });
});

it.each(['past_due', 'overdue', 'incomplete', 'paused'] as const)(
  'falls back to the free plan while the status is %s',
  (status) => {
    expect(getEntitlements('enterprise', status)).toEqual(getEntitlements('free', 'active'));
  },
);

it('unlocks nothing while the subscription is unknown', () => {
  expect(features.filter((feature) => hasFeature(undefined, feature))).toEqual([]);
});
