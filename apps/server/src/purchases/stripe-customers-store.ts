import type { Database } from '../database/connect.ts';

type CustomerTables = { stripe_customers: { team_id: string; customer_id: string; created_at: Date } };

/** Finds the Stripe customer of a team. @returns the customer's ID */
export async function findCustomer(database: Database, teamId: string): Promise<string | undefined> {
  const row = await database
    .withTables<CustomerTables>()
    .selectFrom('stripe_customers')
    .select('customer_id')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Finds the team of a Stripe customer. @returns `undefined` for customers of the operator's other products */
export async function findTeamOfCustomer(database: Database, customerId: string): Promise<string | undefined> {
  const row = await database
    .withTables<CustomerTables>()
    .selectFrom('stripe_customers')
    .select('team_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.team_id;
}

/** Lists teams that have a Stripe customer, sorted by team ID. @param after last team ID of the previous page */
export async function listCustomers(
  database: Database,
  { after, most: limit }: { readonly after: string | undefined; readonly most: number },
): Promise<readonly { readonly teamId: string; readonly customerId: string }[]> {
  let query = database
    .withTables<CustomerTables>()
    .selectFrom('stripe_customers')
    .select(['team_id as teamId', 'customer_id as customerId']);
  if (after !== undefined) query = query.where('team_id', '>', after);
  return await query.orderBy('team_id').limit(limit).execute();
}

export async function saveCustomer(database: Database, teamId: string, customerId: string, now: Date): Promise<void> {
  await database
    .withTables<CustomerTables>()
    .insertInto('stripe_customers')
    .values({ team_id: teamId, customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ customer_id: customerId }))
    .execute();
}

/** Removes a deleted Stripe customer from its team. The next purchase creates a new customer. */
export async function deleteCustomer(database: Database, teamId: string): Promise<void> {
  await database.withTables<CustomerTables>().deleteFrom('stripe_customers').where('team_id', '=', teamId).execute();
}
