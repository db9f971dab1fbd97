import type Stripe from 'stripe';
import { getAmount } from './create-objects.ts';
import {
  findParameterFaults,
  type ParameterValue,
  parseForm,
  type RequestShape,
  type RequestShapeName,
  requestShapes,
} from './request-shapes.ts';
import type { StripeState } from './stripe-state.ts';

/** Request to the simulated Stripe, and its response. */
export interface StripeExchange {
  readonly method: string;
  /** Path with its parameter values, without the query. */
  readonly path: string;
  /** Name of the request in `shapes`; `undefined` for an unknown request. */
  readonly shape: RequestShapeName | undefined;
  readonly parameters: { readonly [name: string]: ParameterValue };
  readonly status: number;
  readonly body: object;
}

/** Error response of Stripe. */
class StripeErrorResponse extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

const createMissingResource = (what: string, id: string) =>
  new StripeErrorResponse(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: what });

/** Responds like Stripe to a request that is listed in `shapes`. Refuses other requests and invalid parameters. */
export function handleRequest(
  state: StripeState,
  { method, path, text }: { readonly method: string; readonly path: string; readonly text: string },
): StripeExchange {
  const found = findShape(method, path);
  const parameters = parseForm(text);
  const exchange = { method, path, shape: found?.name, parameters };
  try {
    if (!found) throw new StripeErrorResponse(404, `Unrecognized request URL (${method}: ${path})`);
    const faults = findParameterFaults(parameters, found.shape.parameters, '');
    const missing = found.shape.needed?.find((name) => parameters[name] === undefined);
    if (missing) faults.push(`Missing required param: ${missing}`);
    if (faults[0]) throw new StripeErrorResponse(400, faults[0], { code: 'parameter_unknown' });
    return { ...exchange, status: 200, body: handlersByShape[found.name](state, parameters, found.id) };
  } catch (error) {
    if (!(error instanceof StripeErrorResponse)) throw error;
    return { ...exchange, status: error.status, body: error.body };
  }
}

function findShape(method: string, path: string) {
  for (const [name, shape] of Object.entries(requestShapes) as [RequestShapeName, RequestShape][]) {
    const pattern = new RegExp(`^${shape.path.replace(/\{\w+\}/, '([^/]+)')}$`);
    const match = shape.method === method ? pattern.exec(path) : null;
    if (match) return { name, shape, id: match[1] ?? '' };
  }
  return undefined;
}

type RequestHandler = (
  state: StripeState,
  parameters: { readonly [name: string]: ParameterValue },
  id: string,
) => object;

const toText = (parameters: ParameterValue | undefined): string | null =>
  typeof parameters === 'string' ? parameters : null;
const toParameters = (parameters: ParameterValue | undefined): { readonly [name: string]: ParameterValue } =>
  typeof parameters === 'object' ? parameters : {};
const toMetadata = (parameters: ParameterValue | undefined) => toParameters(parameters) as Stripe.Metadata;
/** Creates a list object. Stripe lists the newest items first. */
const createList = <Item>(items: Iterable<Item>, url: string) => ({
  ...{ object: 'list', data: [...items].toReversed(), has_more: false, url },
});

const handlersByShape: Readonly<Record<RequestShapeName, RequestHandler>> = {
  addCustomer: (state, { name, email, metadata }) =>
    state.addCustomer({ name: toText(name), email: toText(email), metadata: toMetadata(metadata) }),
  changeCustomer(state, { name, email }, id) {
    const customer = requireCustomer(state, id);
    return Object.assign(customer, { name: toText(name) ?? customer.name, email: toText(email) ?? customer.email });
  },
  listSubscriptions(state, { customer, status }) {
    const id = requireCustomer(state, toText(customer) ?? '').id;
    const isWanted = (one: Stripe.Subscription) =>
      one.customer === id &&
      (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status));
    return createList([...state.subscriptions.values()].filter(isWanted), '/v1/subscriptions');
  },
  listPrices(state, { lookup_keys: keys, active, expand }) {
    const wantedKeys = Object.values(toParameters(keys));
    const isWanted = (price: Stripe.Price) =>
      (wantedKeys.length === 0 || wantedKeys.includes(price.lookup_key ?? '')) && (active !== 'true' || price.active);
    const isExpanded = Object.values(toParameters(expand)).includes('data.currency_options');
    const shown = ({ currency_options: options, ...price }: Stripe.Price) => ({
      ...price,
      ...(isExpanded && options && { currency_options: options }),
    });
    return createList([...state.prices.values()].filter(isWanted).map(shown), '/v1/prices');
  },
  addPrice(state, { currency, unit_amount: amount, recurring, lookup_key: key, product, metadata, currency_options }) {
    const lookupKey = toText(key);
    if ([...state.prices.values()].some((price) => lookupKey !== null && price.lookup_key === lookupKey))
      throw new StripeErrorResponse(400, `A price (${lookupKey}) already uses that lookup key.`, {
        param: 'lookup_key',
      });
    return state.addPrice({
      ...{ currency: String(currency), unitAmount: Number(amount), lookupKey, metadata: toMetadata(metadata) },
      otherAmounts: Object.fromEntries(
        Object.entries(toParameters(currency_options)).map(([code, one]) => [
          code,
          Number(toParameters(one).unit_amount),
        ]),
      ),
      ...{
        interval: toParameters(recurring).interval === 'year' ? 'year' : 'month',
        product: toText(product) ?? 'prod_made',
      },
    });
  },
  beginCheckout(state, parameters) {
    const customer = requireCustomer(state, toText(parameters.customer) ?? '').id;
    const line = toParameters(toParameters(parameters.line_items)['0']);
    const price = state.prices.get(toText(line.price) ?? '');
    if (!price) throw createMissingResource('price', toText(line.price) ?? '');
    const currency = toText(parameters.currency) ?? price.currency;
    const amount = getAmount(price, currency);
    if (amount === undefined)
      throw new StripeErrorResponse(400, `The price specified only supports other currencies than ${currency}.`, {
        param: 'currency',
      });
    const planned = toParameters(parameters.subscription_data);
    const days = toText(planned.trial_period_days);
    return state.createCheckoutSession(
      {
        ...{ customer, clientReferenceId: toText(parameters.client_reference_id), amount },
        ...{ currency, successUrl: toText(parameters.success_url) },
        ...{ cancelUrl: toText(parameters.cancel_url) },
        collection: parameters.payment_method_collection === 'if_required' ? 'if_required' : 'always',
      },
      { price, metadata: toMetadata(planned.metadata), trialDays: days === null ? undefined : Number(days) },
    );
  },
  listCheckouts(state, { customer, status }) {
    const isWanted = (one: Stripe.Checkout.Session) =>
      one.customer === customer && (status === undefined || one.status === status);
    return createList([...state.checkouts.values()].filter(isWanted), '/v1/checkout/sessions');
  },
  expireCheckout(state, _, id) {
    const session = state.checkouts.get(id);
    if (!session) throw createMissingResource('checkout.session', id);
    if (session.status !== 'open')
      throw new StripeErrorResponse(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    state.expireCheckout(session);
    return session;
  },
  openPortal: (state, { customer, return_url: url }) =>
    state.openPortal(requireCustomer(state, toText(customer) ?? '').id, toText(url)),
};

function requireCustomer(state: StripeState, id: string): Stripe.Customer {
  const customer = state.customers.get(id);
  if (!customer) throw createMissingResource('customer', id);
  return customer;
}
