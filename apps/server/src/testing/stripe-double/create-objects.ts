import type Stripe from 'stripe';

/*
 * Objects of the simulated Stripe. They are complete, so that the compiler checks them against the SDK's types, which
 * Stripe generates from its OpenAPI description.
 */

/** Converts an amount to Stripe's decimal format. Amounts with fractions are sent as text, and the SDK parses them. */
const toDecimal = (amount: number) => String(amount) as unknown as Stripe.Decimal;

interface ObjectIdentity {
  readonly id: string;
  /** Creation time in seconds since 1970. */
  readonly created: number;
}

export function createCustomer(
  { id, created }: ObjectIdentity,
  {
    name = null,
    email = null,
    metadata = {},
  }: { name?: string | null; email?: string | null; metadata?: Stripe.Metadata },
): Stripe.Customer {
  return {
    ...{ id, object: 'customer', address: null, balance: 0, created, currency: null, default_source: null },
    ...{ delinquent: false, description: null, discount: null, email, invoice_prefix: id.slice(-8).toUpperCase() },
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    ...{ livemode: false, metadata, name, next_invoice_sequence: 1, phone: null, preferred_locales: [] },
    ...{ shipping: null, tax_exempt: 'none', test_clock: null },
  };
}

export function createPrice(
  { id, created }: ObjectIdentity,
  price: {
    readonly currency: string;
    readonly unitAmount: number;
    readonly interval: 'month' | 'year';
    readonly lookupKey: string | null;
    readonly product: string;
    readonly metadata?: Stripe.Metadata;
    /** Prices in other currencies, in the smallest unit of each currency. */
    readonly otherAmounts?: Readonly<Record<string, number>>;
  },
): Stripe.Price {
  const { currency, unitAmount, interval, lookupKey, product, metadata = {}, otherAmounts = {} } = price;
  const amounts = Object.entries({ ...otherAmounts, [currency]: unitAmount });
  return {
    ...{ id, object: 'price', active: true, billing_scheme: 'per_unit', created, currency, custom_unit_amount: null },
    ...{ livemode: false, lookup_key: lookupKey, metadata, nickname: null, product },
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    ...{ tax_behavior: 'unspecified', tiers_mode: null, transform_quantity: null, type: 'recurring' },
    ...{ unit_amount: unitAmount, unit_amount_decimal: toDecimal(unitAmount) },
    currency_options: Object.fromEntries(
      amounts.map(([code, amount]) => [
        code,
        {
          custom_unit_amount: null,
          tax_behavior: 'unspecified',
          unit_amount: amount,
          unit_amount_decimal: toDecimal(amount),
        },
      ]),
    ),
  };
}

/** Returns the amount of a price in a currency; `undefined` if the price isn't available in the currency. */
export const getAmount = (price: Stripe.Price, currency: string): number | undefined =>
  price.currency_options?.[currency]?.unit_amount ?? undefined;

/** Creates the plan of a subscription item. Plans are the predecessors of prices, and items still contain them. */
function createPlan({
  id,
  active,
  created,
  currency,
  recurring,
  product,
  unit_amount: amount,
}: Stripe.Price): Stripe.Plan {
  return {
    ...{ id, object: 'plan', active, amount, amount_decimal: toDecimal(amount ?? 0), billing_scheme: 'per_unit' },
    ...{ created, currency, interval: recurring!.interval, interval_count: 1, livemode: false, metadata: {} },
    ...{ meter: null, nickname: null, product, tiers_mode: null, transform_usage: null },
    ...{ trial_period_days: null, usage_type: 'licensed' },
  };
}

export interface NewSubscription {
  readonly customer: string;
  readonly currency: string;
  readonly price: Stripe.Price;
  readonly metadata: Stripe.Metadata;
  /** Length of the trial in days; `undefined` without a trial. */
  readonly trialDays: number | undefined;
}

const DAY_SECONDS = 24 * 60 * 60;

export function createSubscription(
  { id, created }: ObjectIdentity,
  newSubscription: NewSubscription,
): Stripe.Subscription {
  const { customer, currency, price, metadata, trialDays } = newSubscription;
  const trialEnd = trialDays === undefined ? null : created + trialDays * DAY_SECONDS;
  const periodEnd = trialEnd ?? created + (price.recurring?.interval === 'year' ? 365 : 30) * DAY_SECONDS;
  const item: Stripe.SubscriptionItem = {
    ...{ id: id.replace('sub_', 'si_'), object: 'subscription_item', billing_thresholds: null, created },
    ...{
      current_period_start: created,
      current_period_end: periodEnd,
      current_trial: null,
      discounts: [],
      metadata: {},
    },
    ...{ plan: createPlan(price), price, quantity: 1, subscription: id, tax_rates: [] },
  };
  return {
    ...{ id, object: 'subscription', application: null, application_fee_percent: null },
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    ...{ billing_cycle_anchor: periodEnd, billing_cycle_anchor_config: null, billing_thresholds: null },
    ...{ billing_mode: { flexible: null, type: 'classic' }, billing_schedules: [] },
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    ...{ collection_method: 'charge_automatically', created, currency, customer, customer_account: null },
    ...{ days_until_due: null, default_payment_method: null, default_source: null, default_tax_rates: [] },
    ...{ description: null, discounts: [], ended_at: null },
    invoice_settings: {
      ...{ account_tax_ids: null, custom_fields: null, description: null, footer: null },
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    ...{ latest_invoice: id.replace('sub_', 'in_'), livemode: false, managed_payments: null, metadata },
    ...{ next_pending_invoice_item_invoice: null, on_behalf_of: null, pause_collection: null },
    payment_settings: {
      ...{ payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    },
    ...{ pending_invoice_item_interval: null, pending_setup_intent: null, pending_update: null, schedule: null },
    ...{
      start_date: created,
      status: trialEnd === null ? 'active' : 'trialing',
      test_clock: null,
      transfer_data: null,
    },
    ...{ trial_end: trialEnd, trial_start: trialEnd === null ? null : created },
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'pause' } },
  };
}

export interface NewCheckout {
  readonly customer: string;
  readonly clientReferenceId: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
  readonly collection: 'always' | 'if_required';
}

export function createCheckout(
  { id, created }: ObjectIdentity,
  newCheckout: NewCheckout,
  url: string,
): Stripe.Checkout.Session {
  const { customer, currency, amount } = newCheckout;
  return {
    ...{ id, object: 'checkout.session', adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null },
    ...{ allowed_payment_method_types: null, amount_subtotal: amount, amount_total: amount },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    ...{
      billing_address_collection: null,
      cancel_url: newCheckout.cancelUrl,
      client_reference_id: newCheckout.clientReferenceId,
    },
    ...{ client_secret: null, collected_information: null, consent: null, consent_collection: null, created, currency },
    ...{ currency_conversion: null, custom_fields: [] },
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    ...{ customer, customer_account: null, customer_creation: null, customer_details: null, customer_email: null },
    ...{
      discounts: [],
      expires_at: created + DAY_SECONDS,
      integration_identifier: null,
      invoice: null,
      invoice_creation: null,
    },
    ...{ livemode: false, locale: null, managed_payments: null, metadata: {}, mode: 'subscription' },
    ...{
      origin_context: null,
      payment_intent: null,
      payment_link: null,
      payment_method_collection: newCheckout.collection,
    },
    ...{ payment_method_configuration_details: null, payment_method_options: {}, payment_method_types: ['card'] },
    ...{
      payment_status: 'unpaid',
      permissions: null,
      phone_number_collection: { enabled: false },
      recovered_from: null,
    },
    ...{ saved_payment_method_options: null, setup_intent: null, shipping_address_collection: null },
    ...{ shipping_cost: null, shipping_options: [], status: 'open', submit_type: null, subscription: null },
    ...{ success_url: newCheckout.successUrl, ui_mode: 'hosted_page', url, wallet_options: null },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  };
}

export function createPortal(
  { id, created }: ObjectIdentity,
  { customer, returnUrl, url }: { readonly customer: string; readonly returnUrl: string | null; readonly url: string },
): Stripe.BillingPortal.Session {
  return {
    ...{ id, object: 'billing_portal.session', after_expiration: null, configuration: 'bpc_double', created, customer },
    ...{ customer_account: null, flow: null, livemode: false, locale: null, on_behalf_of: null },
    ...{ return_url: returnUrl, url },
  };
}

/** Creates an invoice of a subscription. It has no line items, since the server doesn't use them. */
export function createInvoice(
  { id, created }: ObjectIdentity,
  subscription: Stripe.Subscription,
  isPaid: boolean,
): Stripe.Invoice {
  const { currency, customer } = subscription;
  const price = subscription.items.data[0]?.price;
  const amount = (price && getAmount(price, currency)) ?? 0;
  return {
    ...{ id, object: 'invoice', account_country: 'DE', account_name: null, account_tax_ids: null, amount_due: amount },
    ...{ amount_overpaid: 0, amount_paid: isPaid ? amount : 0, amount_remaining: isPaid ? 0 : amount },
    ...{ amount_shipping: 0, application: null, attempt_count: 1, attempted: true, auto_advance: !isPaid },
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    ...{
      automatically_finalizes_at: null,
      billing_reason: 'subscription_cycle',
      created,
      currency,
      custom_fields: null,
    },
    ...{ collection_method: 'charge_automatically', customer, customer_account: null, customer_address: null },
    ...{ customer_email: null, customer_name: null, customer_phone: null, customer_shipping: null },
    ...{ customer_tax_exempt: 'none', customer_tax_ids: [], default_payment_method: null, default_source: null },
    ...{ default_tax_rates: [], description: null, discounts: [], due_date: null, effective_at: created },
    ...{ ending_balance: 0, footer: null, from_invoice: null, hosted_invoice_url: null, invoice_pdf: null },
    ...{ issuer: { type: 'self' }, last_finalization_error: null, latest_revision: null, livemode: false },
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    ...{ metadata: {}, next_payment_attempt: null, number: null, on_behalf_of: null, parent: null },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    ...{ period_end: created, period_start: created, post_payment_credit_notes_amount: 0 },
    ...{ pre_payment_credit_notes_amount: 0, receipt_number: null, rendering: null, shipping_cost: null },
    ...{ shipping_details: null, starting_balance: 0, statement_descriptor: null, status: isPaid ? 'paid' : 'open' },
    status_transitions: {
      ...{ finalized_at: created, marked_uncollectible_at: null, paid_at: isPaid ? created : null, voided_at: null },
    },
    ...{
      subtotal: amount,
      subtotal_excluding_tax: amount,
      test_clock: null,
      total: amount,
      total_discount_amounts: [],
    },
    ...{ total_excluding_tax: amount, total_pretax_credit_amounts: [], total_taxes: [], webhooks_delivered_at: null },
  };
}

/** Creates an event. NOTE: returns `object`, since the SDK has a separate type for each kind of event. */
export function createEvent({ id, created }: ObjectIdentity, type: string, about: object, apiVersion: string): object {
  return {
    ...{ id, object: 'event', api_version: apiVersion, created, data: { object: about }, livemode: false },
    ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, type },
  };
}
