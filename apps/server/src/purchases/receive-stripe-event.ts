import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { deleteCustomer, findTeamOfCustomer } from './stripe-customers-store.ts';
import { refreshFromStripe, withStripeLock } from './with-stripe.ts';

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
