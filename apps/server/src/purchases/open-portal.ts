import type { ServerContext } from '../context.ts';
import type { StripeClient } from '../external-services/stripe/create-stripe-client.ts';

/** Opens a session in Stripe's billing portal, where customers change or cancel their subscription. @returns its URL */
export async function openPortal(
  { stripe, publicUrl }: Pick<ServerContext, 'publicUrl'> & { readonly stripe: StripeClient },
  teamId: string,
  customer: string,
): Promise<{ readonly url: string }> {
  const { url } = await stripe.call('POST portal', (api) =>
    api.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/teams/${teamId}/plans` }),
  );
  return { url };
}
