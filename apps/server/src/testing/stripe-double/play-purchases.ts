import { randomUUID } from 'node:crypto';
import { getCheckout, getPortal } from '@tideform/contract';
import { createStripeClient } from '../../external-services/stripe/create-stripe-client.ts';
import { createPrices } from '../../purchases/create-prices.ts';
import { recordActivity } from '../../tokens/tokens-store.ts';
import { startTestApp } from '../test-app.ts';
import type { StripeDouble } from './open-stripe-double.ts';

/**
 * Plays all purchase scenarios against the simulated Stripe: trial, purchase, change, failed payment and cancellation.
 * Delivers every event to the server, so that all of the server's requests to Stripe occur.
 * @returns the number of events
 */
export async function playPurchases(double: StripeDouble): Promise<number> {
  const stripe = createStripeClient(double.account);
  const test = await startTestApp({}, { billingProvider: 'stripe', stripe });
  try {
    test.now = new Date();
    await createPrices(stripe, 'Tideform');
    const [teamId, userId, tenantId] = [randomUUID(), randomUUID(), randomUUID()];
    await recordActivity(
      test.db.database,
      { teamId, userId, tenantId, name: 'Jonas', email: 'jonas@contoso.test' },
      test.now,
    );
    const client = test.clientWith(await test.tokens.signTeamToken({ teamId, userId, tenantId, isTeamOwner: true }));
    const begin = async (query: object) => {
      const answer = await client.call(getCheckout, { params: { teamId, plan: 'paid1' }, query });
      if (!answer.ok) throw new Error(answer.refusal);
      return double.books.checkouts.get(answer.value.url.split('/').at(-1)!);
    };
    const { books } = double;
    await begin({ currency: 'usd' });
    const trial = books.pay((await begin({ trial: 'true', currency: 'aud', period: 'monthly' }))!);
    await begin({});
    books.endTrial(trial, false);
    books.cancel(trial);
    const paid = books.pay((await begin({ currency: 'eur', period: 'yearly' }))!);
    const portal = await client.call(getPortal, { params: { teamId } });
    if (!portal.ok) throw new Error(portal.refusal);
    books.failToPay(paid);
    books.payBill(paid);
    books.change(paid, [...books.prices.values()].at(-1)!);
    books.cancel(paid);
    for (const event of books.events) {
      const { payload, signature } = double.sign(event, test.now);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const reply = await test.app.inject({ method: 'POST', url: '/api/stripe/events', headers, payload });
      if (reply.statusCode !== 200) throw new Error(`${event.type}: ${reply.statusCode} ${reply.body}`);
    }
    return books.events.length;
  } finally {
    await test.close();
  }
}
