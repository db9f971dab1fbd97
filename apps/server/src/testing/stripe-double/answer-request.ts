import type Stripe from 'stripe';
import { amountIn } from './objects.ts';
import { faultsOf, readForm, type Sent } from './read-parameters.ts';
import { type Shape, type ShapeName, shapes } from './shapes.ts';
import type { StripeBooks } from './stripe-books.ts';

/** Request to the simulated Stripe, and its response. */
export interface Exchange {
  readonly method: string;
  /** Path with its parameter values, without the query. */
  readonly path: string;
  /** Name of the request in `shapes`; `undefined` for an unknown request. */
  readonly shape: ShapeName | undefined;
  readonly sent: { readonly [name: string]: Sent };
  readonly status: number;
  readonly body: object;
}

/** Error response of Stripe. */
class Refusal extends Error {
  readonly status: number;
  readonly told: object;

  constructor(status: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.told = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

const noSuch = (what: string, id: string) =>
  new Refusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: what });

/** Responds like Stripe to a request that is listed in `shapes`. Refuses other requests and invalid parameters. */
export function answerRequest(
  books: StripeBooks,
  { method, path, text }: { readonly method: string; readonly path: string; readonly text: string },
): Exchange {
  const found = findShape(method, path);
  const sent = readForm(text);
  const exchange = { method, path, shape: found?.name, sent };
  try {
    if (!found) throw new Refusal(404, `Unrecognized request URL (${method}: ${path})`);
    const faults = faultsOf(sent, found.shape.parameters, '');
    const missing = found.shape.needed?.find((name) => sent[name] === undefined);
    if (missing) faults.push(`Missing required param: ${missing}`);
    if (faults[0]) throw new Refusal(400, faults[0], { code: 'parameter_unknown' });
    return { ...exchange, status: 200, body: deeds[found.name](books, sent, found.id) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...exchange, status: error.status, body: error.told };
  }
}

function findShape(method: string, path: string) {
  for (const [name, shape] of Object.entries(shapes) as [ShapeName, Shape][]) {
    const pattern = new RegExp(`^${shape.path.replace(/\{\w+\}/, '([^/]+)')}$`);
    const match = shape.method === method ? pattern.exec(path) : null;
    if (match) return { name, shape, id: match[1] ?? '' };
  }
  return undefined;
}

type Deed = (books: StripeBooks, sent: { readonly [name: string]: Sent }, id: string) => object;

const textOf = (sent: Sent | undefined): string | null => (typeof sent === 'string' ? sent : null);
const partsOf = (sent: Sent | undefined): { readonly [name: string]: Sent } => (typeof sent === 'object' ? sent : {});
const metadataOf = (sent: Sent | undefined) => partsOf(sent) as Stripe.Metadata;
/** Creates a list object. Stripe lists the newest items first. */
const listOf = <Item>(items: Iterable<Item>, url: string) => ({
  ...{ object: 'list', data: [...items].toReversed(), has_more: false, url },
});

const deeds: Readonly<Record<ShapeName, Deed>> = {
  addCustomer: (books, { name, email, metadata }) =>
    books.addCustomer({ name: textOf(name), email: textOf(email), metadata: metadataOf(metadata) }),
  changeCustomer(books, { name, email }, id) {
    const customer = customerBy(books, id);
    return Object.assign(customer, { name: textOf(name) ?? customer.name, email: textOf(email) ?? customer.email });
  },
  listSubscriptions(books, { customer, status }) {
    const id = customerBy(books, textOf(customer) ?? '').id;
    const isWanted = (one: Stripe.Subscription) =>
      one.customer === id &&
      (status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status));
    return listOf([...books.subscriptions.values()].filter(isWanted), '/v1/subscriptions');
  },
  listPrices(books, { lookup_keys: keys, active, expand }) {
    const wanted = Object.values(partsOf(keys));
    const isWanted = (price: Stripe.Price) =>
      (wanted.length === 0 || wanted.includes(price.lookup_key ?? '')) && (active !== 'true' || price.active);
    const isExpanded = Object.values(partsOf(expand)).includes('data.currency_options');
    const shown = ({ currency_options: options, ...price }: Stripe.Price) => ({
      ...price,
      ...(isExpanded && options && { currency_options: options }),
    });
    return listOf([...books.prices.values()].filter(isWanted).map(shown), '/v1/prices');
  },
  addPrice(books, { currency, unit_amount: amount, recurring, lookup_key: key, product, metadata, currency_options }) {
    const lookupKey = textOf(key);
    if ([...books.prices.values()].some((price) => lookupKey !== null && price.lookup_key === lookupKey))
      throw new Refusal(400, `A price (${lookupKey}) already uses that lookup key.`, { param: 'lookup_key' });
    return books.addPrice({
      ...{ currency: String(currency), unitAmount: Number(amount), lookupKey, metadata: metadataOf(metadata) },
      otherAmounts: Object.fromEntries(
        Object.entries(partsOf(currency_options)).map(([code, one]) => [code, Number(partsOf(one).unit_amount)]),
      ),
      ...{
        interval: partsOf(recurring).interval === 'year' ? 'year' : 'month',
        product: textOf(product) ?? 'prod_made',
      },
    });
  },
  beginCheckout(books, sent) {
    const customer = customerBy(books, textOf(sent.customer) ?? '').id;
    const line = partsOf(partsOf(sent.line_items)['0']);
    const price = books.prices.get(textOf(line.price) ?? '');
    if (!price) throw noSuch('price', textOf(line.price) ?? '');
    const currency = textOf(sent.currency) ?? price.currency;
    const amount = amountIn(price, currency);
    if (amount === undefined)
      throw new Refusal(400, `The price specified only supports other currencies than ${currency}.`, {
        param: 'currency',
      });
    const planned = partsOf(sent.subscription_data);
    const days = textOf(planned.trial_period_days);
    return books.beginCheckout(
      {
        ...{ customer, clientReferenceId: textOf(sent.client_reference_id), amount },
        ...{ currency, successUrl: textOf(sent.success_url) },
        ...{ cancelUrl: textOf(sent.cancel_url) },
        collection: sent.payment_method_collection === 'if_required' ? 'if_required' : 'always',
      },
      { price, metadata: metadataOf(planned.metadata), trialDays: days === null ? undefined : Number(days) },
    );
  },
  listCheckouts(books, { customer, status }) {
    const isWanted = (one: Stripe.Checkout.Session) =>
      one.customer === customer && (status === undefined || one.status === status);
    return listOf([...books.checkouts.values()].filter(isWanted), '/v1/checkout/sessions');
  },
  expireCheckout(books, _, id) {
    const session = books.checkouts.get(id);
    if (!session) throw noSuch('checkout.session', id);
    if (session.status !== 'open')
      throw new Refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    books.expireCheckout(session);
    return session;
  },
  openPortal: (books, { customer, return_url: url }) =>
    books.openPortal(customerBy(books, textOf(customer) ?? '').id, textOf(url)),
};

function customerBy(books: StripeBooks, id: string): Stripe.Customer {
  const customer = books.customers.get(id);
  if (!customer) throw noSuch('customer', id);
  return customer;
}
