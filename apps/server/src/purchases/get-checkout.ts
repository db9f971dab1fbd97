import { type Answer, getCheckout as operation, type TeamTokenClaims } from '@tideform/contract';
import type Stripe from 'stripe';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { StripeSeller } from '../external-services/stripe/create-seller.ts';
import { answer, type Call, implement, refuse } from '../http/implement.ts';
import { readSeenPerson } from '../tokens/tokens-store.ts';
import { whyNotPurchase } from './may-purchase.ts';
import { openPortal } from './open-portal.ts';
import { lookupKeyOf } from './plan-prices.ts';
import { readCustomer, writeCustomer } from './stripe-customers-store.ts';
import { inTurn, readFromStripe } from './with-stripe.ts';

/** Of a value, at Stripe. */
const longestMetadata = 500;

export const getCheckout = implement(operation, async (call, context) => {
  const { stripe } = context;
  if (!stripe) return refuse('nothing-sold');
  const refusal = await whyNotPurchase(context, call.caller);
  if (refusal) return refusal;
  return inTurn(context, call.caller.teamId, (connection) => begin(call, { ...context, stripe }, connection));
});

type Selling = ServerContext & { readonly stripe: StripeSeller };

async function begin(
  { params: { plan }, query, caller, log }: Pick<Call<typeof operation>, 'params' | 'query' | 'caller' | 'log'>,
  context: Selling,
  connection: Database,
): Promise<Answer<typeof operation>> {
  const { stripe, publicUrl } = context;
  const { name, email } = await readSeenPerson(connection, caller.teamId, caller.userId);
  const payer = { name, ...(email !== null && { email }) };
  const known = await readCustomer(connection, caller.teamId);
  const customer = known ?? (await addCustomer(context, connection, caller, payer));
  const { current, hasTried } = await readFromStripe(context, connection, { ...caller, customerId: customer });
  // Whoever has a subscription changes it; a second one would be paid for twice.
  if (current) return answer(await openPortal(context, caller.teamId, customer));
  const isTrial = query.trial === 'true';
  if (isTrial && hasTried) return refuse('trial-used');
  const price = await findPrice(stripe, lookupKeyOf(plan, query.period ?? 'yearly'), query.currency);
  if (!price) {
    log.error({ plan, ...query }, 'Stripe has no such price: npm run stripe:prices makes it');
    return refuse('price-missing');
  }
  if (known !== undefined) await stripe.ask('POST customer', (api) => api.customers.update(customer, payer));
  await endOpenSessions(stripe, customer);
  const plans = `${publicUrl}/teams/${caller.teamId}/plans`;
  const metadata = { teamId: caller.teamId, payerId: caller.userId, payerName: name.slice(0, longestMetadata) };
  const { url } = await stripe.ask('POST checkout', (api) =>
    api.checkout.sessions.create({
      ...{ mode: 'subscription', customer, client_reference_id: caller.teamId },
      line_items: [{ price, quantity: 1 }],
      ...(query.currency && { currency: query.currency }),
      success_url: `${plans}?checkout=done`,
      cancel_url: plans,
      subscription_data: { metadata, ...(isTrial && trialOf(stripe.trialDays)) },
      // A trial needs no card; what is not paid for after it rests.
      ...(isTrial && { payment_method_collection: 'if_required' }),
    }),
  );
  if (!url) throw new Error('Stripe gave a checkout without an address');
  return answer({ url });
}

const trialOf = (
  days: number,
): Pick<Stripe.Checkout.SessionCreateParams.SubscriptionData, 'trial_period_days' | 'trial_settings'> => ({
  trial_period_days: days,
  trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
});

/** Makes the team somebody at Stripe, under the name of who pays now. */
async function addCustomer(
  { stripe, now }: Selling,
  connection: Database,
  { teamId, tenantId }: TeamTokenClaims,
  payer: { readonly name: string; readonly email?: string },
): Promise<string> {
  const { id } = await stripe.ask('POST customers', (api) =>
    api.customers.create({ ...payer, metadata: { teamId, tenantId } }),
  );
  await writeCustomer(connection, teamId, id, now());
  return id;
}

/** Of two that are paid, a team would have both. */
async function endOpenSessions(stripe: StripeSeller, customer: string): Promise<void> {
  const { data } = await stripe.ask('GET checkouts', (api) =>
    api.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  for (const { id } of data) await stripe.ask('POST expire', (api) => api.checkout.sessions.expire(id));
}

/** @returns `undefined` where there is no such price, or none in the currency */
async function findPrice(stripe: StripeSeller, lookupKey: string, currency?: string): Promise<string | undefined> {
  const { data } = await stripe.ask('GET prices', (api) =>
    api.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1, expand: ['data.currency_options'] }),
  );
  const [price] = data;
  const isPriced = currency === undefined || price?.currency === currency || price?.currency_options?.[currency];
  return isPriced ? price?.id : undefined;
}
