import { type ApiResult, operations as api, type TeamTokenClaims } from '@tideform/contract';
import type Stripe from 'stripe';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { StripeClient } from '../external-services/stripe/create-stripe-client.ts';
import { implement, type OperationCall, refuse, respond } from '../http/implement.ts';
import { findLastActivity } from '../tokens/tokens-store.ts';
import { checkPurchase } from './check-purchase.ts';
import { openPortal } from './open-portal.ts';
import { getLookupKey } from './plan-prices.ts';
import { findCustomer, saveCustomer } from './stripe-customers-store.ts';
import { refreshFromStripe, withStripeLock } from './with-stripe.ts';

/** Maximum length of a metadata value that Stripe accepts. */
const MAX_METADATA_LENGTH = 500;

export const getCheckout = implement(api.getCheckout, async (call, context) => {
  const { stripe } = context;
  if (!stripe) return refuse('nothing-sold');
  const refusal = await checkPurchase(context, call.caller);
  if (refusal) return refusal;
  return withStripeLock(context, call.caller.teamId, (connection) =>
    startCheckout(call, { ...context, stripe }, connection),
  );
});

type StripeContext = ServerContext & { readonly stripe: StripeClient };

async function startCheckout(
  {
    params: { plan },
    query,
    caller,
    log,
  }: Pick<OperationCall<typeof api.getCheckout>, 'params' | 'query' | 'caller' | 'log'>,
  context: StripeContext,
  connection: Database,
): Promise<ApiResult<typeof api.getCheckout>> {
  const { stripe, publicUrl } = context;
  const { name, email } = await findLastActivity(connection, caller.teamId, caller.userId);
  const payer = { name, ...(email !== null && { email }) };
  const existingCustomer = await findCustomer(connection, caller.teamId);
  const customer = existingCustomer ?? (await createCustomer(context, connection, caller, payer));
  const { current, hasHadTrial } = await refreshFromStripe(context, connection, { ...caller, customerId: customer });
  // An existing subscription is changed in Stripe's billing portal. Another checkout would add a second subscription.
  if (current) return respond(await openPortal(context, caller.teamId, customer));
  const isTrial = query.trial === 'true';
  if (isTrial && hasHadTrial) return refuse('trial-used');
  const price = await findPrice(stripe, getLookupKey(plan, query.period ?? 'yearly'), query.currency);
  if (!price) {
    log.error({ plan, ...query }, 'Price is missing at Stripe: run npm run stripe:prices');
    return refuse('price-missing');
  }
  if (existingCustomer !== undefined)
    await stripe.call('POST customer', (api) => api.customers.update(customer, payer));
  await expireOpenSessions(stripe, customer);
  const plans = `${publicUrl}/teams/${caller.teamId}/plans`;
  const metadata = { teamId: caller.teamId, payerId: caller.userId, payerName: name.slice(0, MAX_METADATA_LENGTH) };
  const { url } = await stripe.call('POST checkout', (api) =>
    api.checkout.sessions.create({
      ...{ mode: 'subscription', customer, client_reference_id: caller.teamId },
      line_items: [{ price, quantity: 1 }],
      ...(query.currency && { currency: query.currency }),
      success_url: `${plans}?checkout=done`,
      cancel_url: plans,
      subscription_data: { metadata, ...(isTrial && createTrial(stripe.trialDays)) },
      // A trial doesn't require a card. Without a payment method, the subscription is paused when the trial ends.
      ...(isTrial && { payment_method_collection: 'if_required' }),
    }),
  );
  if (!url) throw new Error('Stripe returned a checkout without a URL');
  return respond({ url });
}

const createTrial = (
  days: number,
): Pick<Stripe.Checkout.SessionCreateParams.SubscriptionData, 'trial_period_days' | 'trial_settings'> => ({
  trial_period_days: days,
  trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
});

/** Creates a Stripe customer for the team, with the name of the current payer. */
async function createCustomer(
  { stripe, now }: StripeContext,
  connection: Database,
  { teamId, tenantId }: TeamTokenClaims,
  payer: { readonly name: string; readonly email?: string },
): Promise<string> {
  const { id } = await stripe.call('POST customers', (api) =>
    api.customers.create({ ...payer, metadata: { teamId, tenantId } }),
  );
  await saveCustomer(connection, teamId, id, now());
  return id;
}

/** Expires the customer's open checkouts: if a team completed two checkouts, it would pay for both. */
async function expireOpenSessions(stripe: StripeClient, customer: string): Promise<void> {
  const { data } = await stripe.call('GET checkouts', (api) =>
    api.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  for (const { id } of data) await stripe.call('POST expire', (api) => api.checkout.sessions.expire(id));
}

/** Finds an active price by its lookup key. @returns `undefined` if the price doesn't exist or lacks the currency */
async function findPrice(stripe: StripeClient, lookupKey: string, currency?: string): Promise<string | undefined> {
  const { data } = await stripe.call('GET prices', (api) =>
    api.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1, expand: ['data.currency_options'] }),
  );
  const [price] = data;
  const isPriced = currency === undefined || price?.currency === currency || price?.currency_options?.[currency];
  return isPriced ? price?.id : undefined;
}
