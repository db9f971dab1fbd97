import { type ApiResult, operations as api, canChangePlan, type TeamTokenClaims } from '@tideform/contract';
import type Stripe from 'stripe';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { loadSubscription } from '../entitlements/load-subscription.ts';
import type { StripeClient } from '../external-services/stripe/create-stripe-client.ts';
import { implement, type OperationCall, refuse, respond } from '../http/implement.ts';
import { findLastActivity } from '../tokens/tokens-store.ts';
import { getLookupKey } from './create-prices.ts';
import { deleteCustomer, findCustomer, findTeamOfCustomer, saveCustomer } from './stripe-customers-store.ts';
import { refreshFromStripe, withStripeLock } from './with-stripe.ts';

/** Returns a refusal if the caller may not change the team's subscription at Stripe. */
async function checkPurchase(
  context: Pick<ServerContext, 'database' | 'billingProvider' | 'now'>,
  caller: TeamTokenClaims,
) {
  const { plan, source, payerId } = await loadSubscription(context, caller);
  if (source === 'microsoft') return refuse('bought-elsewhere');
  const { isTeamOwner, userId } = caller;
  if (!canChangePlan({ plan, stripeOwnerId: payerId, isTeamOwner }, userId))
    return refuse('not-the-payer', 'Unauthorized');
  return undefined;
}

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

/** Opens a session in Stripe's billing portal, where customers change or cancel their subscription. @returns its URL */
async function openPortal(
  { stripe, publicUrl }: Pick<ServerContext, 'publicUrl'> & { readonly stripe: StripeClient },
  teamId: string,
  customer: string,
): Promise<{ readonly url: string }> {
  const { url } = await stripe.call('POST portal', (api) =>
    api.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/teams/${teamId}/plans` }),
  );
  return { url };
}

export const getPortal = implement(api.getPortal, async ({ params: { teamId }, caller }, context) => {
  const { stripe, database } = context;
  if (!stripe) return refuse('nothing-sold');
  const refusal = await checkPurchase(context, caller);
  if (refusal) return refusal;
  const customer = await findCustomer(database, teamId);
  if (customer === undefined) return refuse('nothing-bought');
  return respond(await openPortal({ ...context, stripe }, teamId, customer));
});

/**
 * Receives an event of Stripe. NOTE: the event only identifies the customer, and the current state is loaded from
 * Stripe, since events may arrive late, twice and in any order.
 */
export const takeStripeEvent = implement(api.takeStripeEvent, async ({ bytes, header, log }, context) => {
  const { stripe, database, now } = context;
  if (!stripe) return refuse('nothing-sold');
  const event = stripe.readEvent(bytes, header('stripe-signature') ?? '', now());
  if (event === 'not-signed') return refuse('not-signed');
  if (event === 'unreadable') return refuse('invalid-request', 'This isn’t a Stripe event');
  const customerId = getCustomerId(event.data.object);
  const teamId = customerId && (await findTeamOfCustomer(database, customerId));
  if (!customerId || !teamId) return respond({ received: true });
  const { current, isKnown } = await withStripeLock(context, teamId, async (connection) => {
    const found = await refreshFromStripe({ ...context, stripe }, connection, { teamId, customerId });
    if (event.type === 'customer.deleted') await deleteCustomer(connection, teamId);
    return found;
  });
  if (!isKnown) log.error({ teamId, subscription: current?.id }, 'Stripe subscription has an unknown plan');
  log.info({ teamId, event: event.id, type: event.type, status: current?.status ?? 'none' }, 'Stripe event processed');
  return respond({ received: true });
});

/** Returns the customer ID of an event. The event's object contains the customer's ID or the whole customer. */
function getCustomerId(about: { readonly object?: unknown; readonly id?: unknown; readonly customer?: unknown }) {
  const { object, id, customer } = about;
  const customerId = object === 'customer' ? id : typeof customer === 'object' ? getId(customer) : customer;
  return typeof customerId === 'string' && /^[\w-]{1,255}$/.test(customerId) ? customerId : undefined;
}

const getId = (about: object | null): unknown => (about as { readonly id?: unknown } | null)?.id;
