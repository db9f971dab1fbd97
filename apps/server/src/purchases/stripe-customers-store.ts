import type { Database } from '../database/connect.ts';

type CustomerTables = { stripe_customers: { team_id: string; customer_id: string; created_at: Date } };

/** Who a team is at Stripe; `undefined`: nobody yet. */
export async function readCustomer(database: Database, teamId: string): Promise<string | undefined> {
  const row = await database
    .withTables<CustomerTables>()
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** The team that a customer of Stripe's is; `undefined`: a customer of something else that the operator sells. */
export async function readTeamOfCustomer(database: Database, customerId: string): Promise<string | undefined> {
  const row = await database
    .withTables<CustomerTables>()
    .selectFrom('stripe_customers')
    .select('team_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.team_id;
}

/** Teams that have been to Stripe, in the order of their ids, from the one after `after` on; `undefined`: from the first. */
export async function listCustomers(
  database: Database,
  { after, most }: { readonly after: string | undefined; readonly most: number },
): Promise<readonly { readonly teamId: string; readonly customerId: string }[]> {
  let query = database
    .withTables<CustomerTables>()
    .selectFrom('stripe_customers')
    .select(['team_id as teamId', 'customer_id as customerId']);
  if (after !== undefined) query = query.where('team_id', '>', after);
  return await query.orderBy('team_id').limit(most).execute();
}

export async function writeCustomer(database: Database, teamId: string, customerId: string, now: Date): Promise<void> {
  await database
    .withTables<CustomerTables>()
    .insertInto('stripe_customers')
    .values({ team_id: teamId, customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ customer_id: customerId }))
    .execute();
}

/** Stripe has deleted the customer: the team becomes a new one when it buys again. */
export async function forgetCustomer(database: Database, teamId: string): Promise<void> {
  await database.withTables<CustomerTables>().deleteFrom('stripe_customers').where('team_id', '=', teamId).execute();
}
