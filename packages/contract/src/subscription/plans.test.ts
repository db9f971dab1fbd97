import { expect, it } from 'vitest';
import { hasFeature } from './has-feature.ts';
import { entitlementsOf, type Feature, features, type PlanKey, type SubscriptionStatus } from './plans.ts';

const unlockedBy = (plan: PlanKey, status: SubscriptionStatus = 'active') =>
  features.filter((feature) =>
    hasFeature({ unlockedFeatures: [...entitlementsOf(plan, status).unlockedFeatures] }, feature),
  );

it.each<[PlanKey, readonly Feature[], number | null, number | null]>([
  ['free', [], 5, 100],
  ['paid1', ['pdf_templates', 'custom_css', 'submission_number'], 20, 1000],
  ['paid2', features, null, null],
  ['enterprise', features, null, null],
])('gives %s its features and its limits', (plan, unlocked, users, submissions) => {
  expect(unlockedBy(plan)).toEqual(unlocked);
  expect(unlockedBy(plan, 'trial')).toEqual(unlocked);
  expect(entitlementsOf(plan, 'active').limits).toEqual({ monthly: { users, submissions } });
});

it.each(['past_due', 'overdue', 'incomplete', 'paused'] as const)('gives what is free while it is %s', (status) => {
  expect(entitlementsOf('enterprise', status)).toEqual(entitlementsOf('free', 'active'));
});

it('unlocks nothing while the subscription is not known', () => {
  expect(features.filter((feature) => hasFeature(undefined, feature))).toEqual([]);
});
