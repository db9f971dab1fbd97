import type { MarketplaceContact, MarketplaceStatus, PlanKey } from '@tideform/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Subscription that an organization bought in Microsoft's marketplace. */
export interface StoredPurchase {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly offerId: string;
  readonly plan: PlanKey;
  readonly quantity: number | null;
  readonly status: MarketplaceStatus;
  readonly beneficiary: MarketplaceContact;
  readonly purchaser: MarketplaceContact;
  readonly teamId: string | null;
  readonly teamName: string | null;
  readonly suspendedSince: Date | null;
}

type MarketplaceTables = {
  marketplace_subscriptions: {
    id: string;
    tenant_id: string;
    name: string;
    offer_id: string;
    plan: PlanKey;
    quantity: number | null;
    status: MarketplaceStatus;
    beneficiary: MarketplaceContact;
    purchaser: MarketplaceContact;
    team_id: string | null;
    team_name: string | null;
    suspended_since: Date | null;
    updated_at: Date;
  };
};

const withMarketplaceTables = (database: Database) => database.withTables<MarketplaceTables>();

export async function findPurchase(database: Database, id: string): Promise<StoredPurchase | undefined> {
  const row = await withMarketplaceTables(database)
    .selectFrom('marketplace_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toPurchase(row);
}

/**
 * Finds a team's marketplace subscription: one assigned to the team, otherwise one for all teams of the organization.
 * Prefers active subscriptions.
 */
export async function findPurchaseForTeam(
  database: Database,
  teamId: string,
  tenantId: string,
): Promise<StoredPurchase | undefined> {
  const row = await withMarketplaceTables(database)
    .selectFrom('marketplace_subscriptions')
    .selectAll()
    .where('status', 'in', ['Subscribed', 'Suspended'])
    .where(({ and, eb, or }) =>
      or([eb('team_id', '=', teamId), and([eb('tenant_id', '=', tenantId), eb('plan', '=', 'enterprise')])]),
    )
    .orderBy(sql`status = 'Subscribed'`, 'desc')
    .orderBy(sql`plan = 'enterprise'`, 'desc')
    .orderBy('plan', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row && toPurchase(row);
}

/** Saves the marketplace's data about a subscription. Doesn't change the team that the subscription is assigned to. */
export async function savePurchase(
  database: Database,
  purchase: Omit<StoredPurchase, 'teamId' | 'teamName'>,
  now: Date,
): Promise<void> {
  const { id, tenantId, name, offerId, plan, quantity, status, beneficiary, purchaser, suspendedSince } = purchase;
  const of = { tenant_id: tenantId, offer_id: offerId, suspended_since: suspendedSince, updated_at: now };
  const row = { name, plan, quantity, status, beneficiary, purchaser, ...of };
  await withMarketplaceTables(database)
    .insertInto('marketplace_subscriptions')
    .values({ ...row, id, team_id: null, team_name: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Assigns a subscription to a team, replacing an earlier assignment. */
export async function assignPurchase(
  database: Database,
  id: string,
  team: { readonly id: string; readonly name: string },
  now: Date,
): Promise<void> {
  await withMarketplaceTables(database)
    .updateTable('marketplace_subscriptions')
    .set({ team_id: team.id, team_name: team.name, updated_at: now })
    .where('id', '=', id)
    .execute();
}

const toPurchase = (row: MarketplaceTables['marketplace_subscriptions']): StoredPurchase => ({
  ...{ id: row.id, tenantId: row.tenant_id, name: row.name, offerId: row.offer_id, plan: row.plan },
  ...{ quantity: row.quantity, status: row.status, beneficiary: row.beneficiary, purchaser: row.purchaser },
  ...{ teamId: row.team_id, teamName: row.team_name, suspendedSince: row.suspended_since },
});
