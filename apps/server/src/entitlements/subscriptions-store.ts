import type { Currency, PlanKey, SubscriptionStatus } from '@tideform/contract';
import type { Database } from '../database/connect.ts';

/** Subscription of a team: its plan, payment status and payer. */
export interface Subscription {
  readonly plan: PlanKey;
  readonly status: SubscriptionStatus;
  readonly currency: Currency | null;
  readonly source: 'stripe' | 'microsoft' | null;
  readonly payerId: string | null;
  readonly payerName: string | null;
  readonly restricted: boolean;
  readonly owingSince: Date | null;
}

type SubscriptionTables = {
  subscriptions: {
    team_id: string;
    plan: PlanKey;
    status: SubscriptionStatus;
    currency: Currency | null;
    source: 'stripe' | 'microsoft' | null;
    payer_id: string | null;
    payer_name: string | null;
    restricted: boolean;
    owing_since: Date | null;
    updated_at: Date;
  };
};

/** Finds the subscription of a team. */
export async function findSubscription(database: Database, teamId: string): Promise<Subscription | undefined> {
  const row = await database
    .withTables<SubscriptionTables>()
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { plan, status, currency, source, restricted } = row;
  const payer = { payerId: row.payer_id, payerName: row.payer_name };
  return { plan, status, currency, source, ...payer, restricted, owingSince: row.owing_since };
}

export async function saveSubscription(
  database: Database,
  teamId: string,
  { plan, status, currency, source, payerId, payerName, restricted, owingSince }: Subscription,
  now: Date,
): Promise<void> {
  const payer = { payer_id: payerId, payer_name: payerName, owing_since: owingSince };
  const row = { plan, status, currency, source, restricted, ...payer, updated_at: now };
  await database
    .withTables<SubscriptionTables>()
    .insertInto('subscriptions')
    .values({ team_id: teamId, ...row })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
    .execute();
}
