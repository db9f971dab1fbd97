import { takeStripeEvent as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { forgetCustomer, readTeamOfCustomer } from './stripe-customers-store.ts';
import { inTurn, readFromStripe } from './with-stripe.ts';

/**
 * NOTE: an event only says whom to ask about. What it tells is a state of some time ago, events come late, twice and in any order, and each
 * leads to the same: what Stripe answers now.
 */
export const takeStripeEvent = implement(operation, async ({ bytes, header, log }, context) => {
  const { stripe, database, now } = context;
  if (!stripe) return refuse('nothing-sold');
  const event = stripe.readEvent(bytes, header('stripe-signature') ?? '', now());
  if (event === 'not-signed') return refuse('not-signed');
  if (event === 'unreadable') return refuse('invalid-request', 'Not an event');
  const customerId = customerIn(event.data.object);
  const teamId = customerId && (await readTeamOfCustomer(database, customerId));
  if (!customerId || !teamId) return answer({ received: true });
  const { current, isKnown } = await inTurn(context, teamId, async (connection) => {
    const found = await readFromStripe({ ...context, stripe }, connection, { teamId, customerId });
    if (event.type === 'customer.deleted') await forgetCustomer(connection, teamId);
    return found;
  });
  if (!isKnown) log.error({ teamId, subscription: current?.id }, 'Stripe sold what is none of our plans');
  log.info({ teamId, event: event.id, type: event.type, status: current?.status ?? 'none' }, 'Stripe told');
  return answer({ received: true });
});

/** Whom an event is about: subscriptions, bills and checkouts name their customer by id, or whole. */
function customerIn(about: { readonly object?: unknown; readonly id?: unknown; readonly customer?: unknown }) {
  const { object, id, customer } = about;
  const said = object === 'customer' ? id : typeof customer === 'object' ? idOf(customer) : customer;
  return typeof said === 'string' && /^[\w-]{1,255}$/.test(said) ? said : undefined;
}

const idOf = (about: object | null): unknown => (about as { readonly id?: unknown } | null)?.id;
