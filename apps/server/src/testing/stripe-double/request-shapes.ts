/*
 * Part of Stripe's API that the product uses: each request with its permitted parameters and the type of its response.
 * Written according to Stripe's reference for the SDK's API version. `npm run stripe:check` compares it with a copy of
 * Stripe's OpenAPI description.
 */

/** Type of a form parameter. `metadata` may contain any names. */
export type ParameterShape =
  | 'text'
  | 'whole'
  | 'yes-or-no'
  | 'metadata'
  | { readonly [name: string]: ParameterShape }
  | readonly [ParameterShape];

export interface RequestShape {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path template in Stripe's notation, such as `/v1/customers/{customer}`. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, ParameterShape>>;
  /** Names of required parameters. */
  readonly needed?: readonly string[];
  /** Property `object` of the response; for a list, of its items. */
  readonly answer: string;
  readonly isList?: true;
  readonly source: string;
}

const reference = 'https://docs.stripe.com/api';

export const requestShapes = {
  addCustomer: {
    ...{ method: 'POST', path: '/v1/customers', answer: 'customer', source: `${reference}/customers/create` },
    parameters: { name: 'text', email: 'text', metadata: 'metadata' },
  },
  changeCustomer: {
    ...{ method: 'POST', path: '/v1/customers/{customer}', answer: 'customer' },
    ...{ parameters: { name: 'text', email: 'text', metadata: 'metadata' }, source: `${reference}/customers/update` },
  },
  listSubscriptions: {
    ...{ method: 'GET', path: '/v1/subscriptions', answer: 'subscription', isList: true },
    parameters: { customer: 'text', status: 'text', limit: 'whole' },
    source: `${reference}/subscriptions/list`,
  },
  listPrices: {
    ...{ method: 'GET', path: '/v1/prices', answer: 'price', isList: true, source: `${reference}/prices/list` },
    parameters: { lookup_keys: ['text'], active: 'yes-or-no', limit: 'whole', expand: ['text'] },
  },
  addPrice: {
    ...{ method: 'POST', path: '/v1/prices', answer: 'price', source: `${reference}/prices/create` },
    parameters: {
      ...{ currency: 'text', unit_amount: 'whole', lookup_key: 'text', product: 'text', metadata: 'metadata' },
      ...{ recurring: { interval: 'text' }, product_data: { name: 'text' } },
      currency_options: {
        ...{ aud: { unit_amount: 'whole' }, eur: { unit_amount: 'whole' }, usd: { unit_amount: 'whole' } },
      },
    },
    needed: ['currency'],
  },
  beginCheckout: {
    ...{ method: 'POST', path: '/v1/checkout/sessions', answer: 'checkout.session' },
    parameters: {
      ...{ mode: 'text', customer: 'text', client_reference_id: 'text', currency: 'text' },
      ...{ success_url: 'text', cancel_url: 'text', payment_method_collection: 'text' },
      line_items: [{ price: 'text', quantity: 'whole' }],
      subscription_data: {
        ...{ metadata: 'metadata', trial_period_days: 'whole' },
        trial_settings: { end_behavior: { missing_payment_method: 'text' } },
      },
    },
    source: `${reference}/checkout/sessions/create`,
  },
  listCheckouts: {
    ...{ method: 'GET', path: '/v1/checkout/sessions', answer: 'checkout.session', isList: true },
    ...{
      parameters: { customer: 'text', status: 'text', limit: 'whole' },
      source: `${reference}/checkout/sessions/list`,
    },
  },
  expireCheckout: {
    ...{ method: 'POST', path: '/v1/checkout/sessions/{session}/expire', answer: 'checkout.session' },
    ...{ parameters: {}, source: `${reference}/checkout/sessions/expire` },
  },
  openPortal: {
    ...{ method: 'POST', path: '/v1/billing_portal/sessions', answer: 'billing_portal.session' },
    ...{ parameters: { customer: 'text', return_url: 'text' }, source: `${reference}/customer_portal/sessions/create` },
  },
} as const satisfies Readonly<Record<string, RequestShape>>;

export type RequestShapeName = keyof typeof requestShapes;

/** Value of a form parameter: a text, or nested parameters by name. */
export type ParameterValue = string | { [name: string]: ParameterValue };

/**
 * Parses form-encoded parameters such as `subscription_data[metadata][teamId]=…` to nested objects. Lists become
 * objects with numbers as keys.
 */
export function parseForm(text: string): { [name: string]: ParameterValue } {
  const parameters: { [name: string]: ParameterValue } = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/\]?\[|\]$/).filter((name) => name !== '' || key.includes('[]'));
    let at = parameters;
    for (const name of names.slice(0, -1)) {
      const inside = at[name];
      const next = typeof inside === 'object' ? inside : {};
      at[name] = next;
      at = next;
    }
    at[names.at(-1)!] = value;
  }
  return parameters;
}

/**
 * Checks sent parameters against the permitted ones.
 * @returns a description of each violation; empty if all are valid
 */
export function findParameterFaults(value: ParameterValue, parameter: ParameterShape, path: string): string[] {
  if (typeof parameter === 'string') return findPlainParameterFaults(value, parameter, path);
  if (typeof value === 'string') return [`${path} is no object`];
  if (Array.isArray(parameter)) {
    return Object.entries(value).flatMap(([name, value]) => [
      ...(/^\d+$/.test(name) ? [] : [`${path}[${name}] is no place in a list`]),
      ...findParameterFaults(value, parameter[0] as ParameterShape, `${path}[${name}]`),
    ]);
  }
  const known = parameter as Readonly<Record<string, ParameterShape>>;
  return Object.entries(value).flatMap(([name, value]) => {
    const inside = path === '' ? name : `${path}[${name}]`;
    return known[name] === undefined
      ? [`Received unknown parameter: ${inside}`]
      : findParameterFaults(value, known[name], inside);
  });
}

function findPlainParameterFaults(
  value: ParameterValue,
  parameter: Exclude<ParameterShape, object>,
  path: string,
): string[] {
  if (parameter === 'metadata') {
    const values = typeof value === 'string' ? [value] : Object.values(value);
    const isFine =
      typeof value !== 'string' && values.every((value) => typeof value === 'string' && value.length <= 500);
    return isFine ? [] : [`${path} holds texts of at most 500 letters`];
  }
  if (typeof value !== 'string') return [`${path} is no text`];
  if (parameter === 'whole' && !/^-?\d+$/.test(value)) return [`${path} is no whole number`];
  if (parameter === 'yes-or-no' && !/^(true|false)$/.test(value)) return [`${path} is neither true nor false`];
  return [];
}
