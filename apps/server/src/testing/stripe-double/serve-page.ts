import type { ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import type { StripeState } from './stripe-state.ts';

/** Serves the simulated checkout and billing portal. Each button performs an action on the simulated account. */
export function servePage(
  state: StripeState,
  method: string,
  { path, text }: { readonly path: string; readonly text: string },
  reply: ServerResponse,
): void {
  const [, kind, id = ''] = path.split('/');
  const action = method === 'POST' ? (new URLSearchParams(text).get('deed') ?? '') : '';
  const checkout = kind === 'checkout' ? state.checkouts.get(id) : undefined;
  const portal = kind === 'portal' ? state.portals.get(id) : undefined;
  if (checkout?.status === 'open') serveCheckout(state, checkout, action, reply);
  else if (portal) servePortal(state, portal, action, reply);
  else reply.writeHead(404).end();
}

function serveCheckout(
  state: StripeState,
  checkout: Stripe.Checkout.Session,
  action: string,
  reply: ServerResponse,
): void {
  const buttons = [['pay', 'Pay'] as const, ['cancel', 'Back'] as const];
  if (action === '') sendPage(reply, 'Checkout', buttons, formatAmount(checkout));
  else {
    if (action === 'pay') state.completeCheckout(checkout);
    redirect(reply, (action === 'pay' ? checkout.success_url : checkout.cancel_url) ?? '/');
  }
}

function servePortal(
  state: StripeState,
  portal: Stripe.BillingPortal.Session,
  action: string,
  reply: ServerResponse,
): void {
  const subscription = [...state.subscriptions.values()].findLast(({ customer }) => customer === portal.customer);
  if (action !== '' && subscription) performAction(state, subscription, action);
  if (action === 'back') redirect(reply, portal.return_url ?? '/');
  else
    sendPage(reply, 'Your subscription', listActions(state), subscription ? formatSubscription(subscription) : 'None');
}

const formatAmount = ({ currency, amount_total: amount }: Stripe.Checkout.Session): string =>
  `${((amount ?? 0) / 100).toFixed(2)} ${currency?.toUpperCase()}`;

const formatSubscription = ({ status, items }: Stripe.Subscription): string =>
  `${items.data[0]?.price.lookup_key}: ${status}`;

function listActions(state: StripeState): [string, string][] {
  const changes = [...state.prices.values()].map(({ lookup_key: key }): [string, string] => [
    `change ${key}`,
    `Change to ${key}`,
  ]);
  return [...changes, ['fail', 'Do not pay'], ['settle', 'Pay the bill'], ['cancel', 'Cancel'], ['back', 'Back']];
}

function performAction(state: StripeState, subscription: Stripe.Subscription, action: string): void {
  const price = [...state.prices.values()].find(({ lookup_key: key }) => action === `change ${key}`);
  if (price) state.changePrice(subscription, price);
  if (action === 'fail') state.failPayment(subscription);
  if (action === 'settle') state.payInvoice(subscription);
  if (action === 'cancel') state.cancel(subscription);
}

function sendPage(
  reply: ServerResponse,
  title: string,
  buttons: readonly (readonly [string, string])[],
  state: string,
): void {
  const buttonsHtml = buttons
    .map(([action, label]) => `<button name="deed" value="${action}">${label}</button>`)
    .join(' ');
  reply
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><title>${title}</title><h1>${title}</h1><p id="state">${state}</p><form method="post">${buttonsHtml}</form>`,
    );
}

function redirect(reply: ServerResponse, url: string): void {
  reply.writeHead(303, { location: url }).end();
}
