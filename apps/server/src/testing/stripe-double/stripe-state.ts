import type Stripe from 'stripe';
import {
  createCheckout,
  createCustomer,
  createEvent,
  createInvoice,
  createPortal,
  createPrice,
  createSubscription,
  type NewCheckout,
  type NewSubscription,
} from './create-objects.ts';

/** Data of the subscription that a checkout creates once it is paid. */
type PlannedSubscription = Pick<NewSubscription, 'price' | 'metadata' | 'trialDays'>;

export interface StripeStatePorts {
  now(): Date;
  /** API version that the SDK requests. */
  readonly apiVersion: string;
  /** Returns the origin of the checkout and portal pages, without trailing slash. */
  readonly pagesUrl: () => string;
}

/** State of a simulated Stripe account. Each change adds the events that Stripe would send to `events`. */
export class StripeState {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly checkouts = new Map<string, Stripe.Checkout.Session>();
  readonly portals = new Map<string, Stripe.BillingPortal.Session>();
  /** All events of the account, oldest first. */
  readonly events: Stripe.Event[] = [];
  readonly #planned = new Map<string, PlannedSubscription>();
  readonly #ports: StripeStatePorts;
  #made = 0;

  constructor(ports: StripeStatePorts) {
    this.#ports = ports;
  }

  #next(prefix: string) {
    this.#made += 1;
    const created = Math.floor(this.#ports.now().getTime() / 1000);
    return { id: `${prefix}_${String(this.#made).padStart(14, '0')}`, created };
  }

  #tell(type: string, about: object): void {
    const event = createEvent(this.#next('evt'), type, structuredClone(about), this.#ports.apiVersion);
    this.events.push(event as Stripe.Event);
  }

  addCustomer(person: Parameters<typeof createCustomer>[1]): Stripe.Customer {
    const customer = createCustomer(this.#next('cus'), person);
    this.customers.set(customer.id, customer);
    this.#tell('customer.created', customer);
    return customer;
  }

  addPrice(price: Parameters<typeof createPrice>[1]): Stripe.Price {
    const identity = createPrice(this.#next('price'), price);
    this.prices.set(identity.id, identity);
    return identity;
  }

  createCheckoutSession(newCheckout: NewCheckout, planned: PlannedSubscription): Stripe.Checkout.Session {
    const identity = this.#next('cs_test');
    const session = createCheckout(identity, newCheckout, `${this.#ports.pagesUrl()}/checkout/${identity.id}`);
    this.checkouts.set(session.id, session);
    this.#planned.set(session.id, planned);
    return session;
  }

  expireCheckout(session: Stripe.Checkout.Session): void {
    Object.assign(session, { status: 'expired', url: null });
    this.#tell('checkout.session.expired', session);
  }

  openPortal(customer: string, returnUrl: string | null): Stripe.BillingPortal.Session {
    const identity = this.#next('bps');
    const session = createPortal(identity, {
      customer,
      returnUrl,
      url: `${this.#ports.pagesUrl()}/portal/${identity.id}`,
    });
    this.portals.set(session.id, session);
    return session;
  }

  /** Completes a checkout by paying or starting a trial. @returns the subscription */
  completeCheckout(session: Stripe.Checkout.Session): Stripe.Subscription {
    const planned = this.#planned.get(session.id);
    if (session.status !== 'open' || !planned) throw new Error(`The checkout ${session.id} is ${session.status}`);
    const { customer, currency } = session;
    const subscription = createSubscription(this.#next('sub'), {
      ...planned,
      ...{ customer: String(customer), currency: currency ?? 'usd' },
    });
    this.subscriptions.set(subscription.id, subscription);
    const isPaid = subscription.status === 'active';
    Object.assign(session, {
      ...{ status: 'complete', url: null, subscription: subscription.id },
      payment_status: isPaid ? 'paid' : 'no_payment_required',
    });
    this.#tell('customer.subscription.created', subscription);
    this.#tell('checkout.session.completed', session);
    if (isPaid) this.#tellOfBill('invoice.paid', subscription);
    return subscription;
  }

  /** Simulates a failed payment of a bill: temporary (`past_due`) or final (`unpaid`). */
  failPayment(subscription: Stripe.Subscription, status: 'past_due' | 'unpaid' = 'past_due'): void {
    Object.assign(subscription, { status });
    this.#tellOfBill('invoice.payment_failed', subscription);
    this.#tell('customer.subscription.updated', subscription);
  }

  payInvoice(subscription: Stripe.Subscription): void {
    Object.assign(subscription, { status: 'active' });
    this.#tellOfBill('invoice.paid', subscription);
    this.#tell('customer.subscription.updated', subscription);
  }

  /** Ends the trial of a subscription. Without a card, the subscription is paused. */
  endTrial(subscription: Stripe.Subscription, hasCard: boolean): void {
    Object.assign(subscription, { status: hasCard ? 'active' : 'paused' });
    this.#tell(hasCard ? 'customer.subscription.updated' : 'customer.subscription.paused', subscription);
  }

  changePrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
    const item = subscription.items.data[0]!;
    Object.assign(item, { price });
    this.#tell('customer.subscription.updated', subscription);
  }

  cancel(subscription: Stripe.Subscription): void {
    const at = this.#next('at').created;
    Object.assign(subscription, { status: 'canceled', canceled_at: at, ended_at: at });
    this.#tell('customer.subscription.deleted', subscription);
  }

  #tellOfBill(type: 'invoice.paid' | 'invoice.payment_failed', subscription: Stripe.Subscription): void {
    this.#tell(type, createInvoice(this.#next('in'), subscription, type === 'invoice.paid'));
  }
}
