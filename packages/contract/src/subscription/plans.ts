import { z } from 'zod/mini';

/** What a plan may unlock. */
export const features = ['pdf_templates', 'custom_css', 'submission_number', 'kiosk', 'preview_data_sources'] as const;
export type Feature = (typeof features)[number];

/** In the order of what they give. */
export const planKey = z.enum(['free', 'paid1', 'paid2', 'enterprise']);
export type PlanKey = z.output<typeof planKey>;

/** Names of the product, the same in each language. */
export const planNames: Readonly<Record<PlanKey, string>> = {
  free: 'Free',
  paid1: 'Pro',
  paid2: 'Premium',
  enterprise: 'Enterprise',
};

export const subscriptionStatus = z.enum(['active', 'trial', 'past_due', 'overdue', 'incomplete', 'paused']);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** How many of them a month; `null`: any number. */
export const planLimits = z.object({
  monthly: z.object({ users: z.nullable(z.int()), submissions: z.nullable(z.int()) }),
});

/** What a team may use. Limits show banners and lock features; none ever refuses, delays or loses a submission. */
export interface Entitlements {
  readonly limits: z.output<typeof planLimits>;
  readonly unlockedFeatures: readonly Feature[];
}

const any = { monthly: { users: null, submissions: null } };

const entitlements: Readonly<Record<PlanKey, Entitlements>> = {
  free: { limits: { monthly: { users: 5, submissions: 100 } }, unlockedFeatures: [] },
  paid1: {
    limits: { monthly: { users: 20, submissions: 1000 } },
    unlockedFeatures: ['pdf_templates', 'custom_css', 'submission_number'],
  },
  paid2: { limits: any, unlockedFeatures: features },
  enterprise: { limits: any, unlockedFeatures: features },
};

/** Who owes has what the free plan gives, until it is paid. */
const owing: readonly SubscriptionStatus[] = ['past_due', 'overdue', 'incomplete', 'paused'];

/** What a plan gives in a status. */
export function entitlementsOf(plan: PlanKey, status: SubscriptionStatus): Entitlements {
  return entitlements[owing.includes(status) ? 'free' : plan];
}
