import type { ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import type { StripeBooks } from './stripe-books.ts';

/** Serves the simulated checkout and billing portal. Each button performs an action on the simulated account. */
export function answerPage(
  books: StripeBooks,
  method: string,
  { path, text }: { readonly path: string; readonly text: string },
  reply: ServerResponse,
): void {
  const [, kind, id = ''] = path.split('/');
  const deed = method === 'POST' ? (new URLSearchParams(text).get('deed') ?? '') : '';
  const checkout = kind === 'checkout' ? books.checkouts.get(id) : undefined;
  const portal = kind === 'portal' ? books.portals.get(id) : undefined;
  if (checkout?.status === 'open') answerCheckout(books, checkout, deed, reply);
  else if (portal) answerPortal(books, portal, deed, reply);
  else reply.writeHead(404).end();
}

function answerCheckout(
  books: StripeBooks,
  checkout: Stripe.Checkout.Session,
  deed: string,
  reply: ServerResponse,
): void {
  const buttons = [['pay', 'Pay'] as const, ['cancel', 'Back'] as const];
  if (deed === '') page(reply, 'Checkout', buttons, describe(checkout));
  else {
    if (deed === 'pay') books.pay(checkout);
    lead(reply, (deed === 'pay' ? checkout.success_url : checkout.cancel_url) ?? '/');
  }
}

function answerPortal(
  books: StripeBooks,
  portal: Stripe.BillingPortal.Session,
  deed: string,
  reply: ServerResponse,
): void {
  const subscription = [...books.subscriptions.values()].findLast(({ customer }) => customer === portal.customer);
  if (deed !== '' && subscription) play(books, subscription, deed);
  if (deed === 'back') lead(reply, portal.return_url ?? '/');
  else page(reply, 'Your subscription', deedsOf(books), subscription ? stateOf(subscription) : 'None');
}

const describe = ({ currency, amount_total: amount }: Stripe.Checkout.Session): string =>
  `${((amount ?? 0) / 100).toFixed(2)} ${currency?.toUpperCase()}`;

const stateOf = ({ status, items }: Stripe.Subscription): string => `${items.data[0]?.price.lookup_key}: ${status}`;

function deedsOf(books: StripeBooks): [string, string][] {
  const changes = [...books.prices.values()].map(({ lookup_key: key }): [string, string] => [
    `change ${key}`,
    `Change to ${key}`,
  ]);
  return [...changes, ['fail', 'Do not pay'], ['settle', 'Pay the bill'], ['cancel', 'Cancel'], ['back', 'Back']];
}

function play(books: StripeBooks, subscription: Stripe.Subscription, deed: string): void {
  const price = [...books.prices.values()].find(({ lookup_key: key }) => deed === `change ${key}`);
  if (price) books.change(subscription, price);
  if (deed === 'fail') books.failToPay(subscription);
  if (deed === 'settle') books.payBill(subscription);
  if (deed === 'cancel') books.cancel(subscription);
}

function page(
  reply: ServerResponse,
  title: string,
  buttons: readonly (readonly [string, string])[],
  state: string,
): void {
  const drawn = buttons.map(([deed, label]) => `<button name="deed" value="${deed}">${label}</button>`).join(' ');
  reply
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><title>${title}</title><h1>${title}</h1><p id="state">${state}</p><form method="post">${drawn}</form>`,
    );
}

function lead(reply: ServerResponse, url: string): void {
  reply.writeHead(303, { location: url }).end();
}
