import { randomUUID } from 'node:crypto';
import { getCheckout, getPortal } from '@tideform/contract';
import { createStripeClient } from '../../external-services/stripe/create-stripe-client.ts';
import { createPrices } from '../../purchases/create-prices.ts';
import { recordActivity } from '../../tokens/tokens-store.ts';
import { startTestApp } from '../test-app.ts';
import type { StripeDouble } from './start-stripe-double.ts';

/**
 * Plays all purchase scenarios against the simulated Stripe: trial, purchase, change, failed payment and cancellation.
 * Delivers every event to the server, so that all of the server's requests to Stripe occur.
 * @returns the number of events
 */
export async function runPurchaseScenarios(double: StripeDouble): Promise<number> {
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
    const startCheckout = async (query: object) => {
      const answer = await client.call(getCheckout, { params: { teamId, plan: 'paid1' }, query });
      if (!answer.ok) throw new Error(answer.refusal);
      return double.state.checkouts.get(answer.value.url.split('/').at(-1)!);
    };
    const { state } = double;
    await startCheckout({ currency: 'usd' });
    const trial = state.completeCheckout((await startCheckout({ trial: 'true', currency: 'aud', period: 'monthly' }))!);
    await startCheckout({});
    state.endTrial(trial, false);
    state.cancel(trial);
    const paid = state.completeCheckout((await startCheckout({ currency: 'eur', period: 'yearly' }))!);
    const portal = await client.call(getPortal, { params: { teamId } });
    if (!portal.ok) throw new Error(portal.refusal);
    state.failPayment(paid);
    state.payInvoice(paid);
    state.changePrice(paid, [...state.prices.values()].at(-1)!);
    state.cancel(paid);
    for (const event of state.events) {
      const { payload, signature } = double.sign(event, test.now);
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const reply = await test.app.inject({ method: 'POST', url: '/api/stripe/events', headers, payload });
      if (reply.statusCode !== 200) throw new Error(`${event.type}: ${reply.statusCode} ${reply.body}`);
    }
    return state.events.length;
  } finally {
    await test.close();
  }
}
