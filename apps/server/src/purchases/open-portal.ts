import type { ServerContext } from '../context.ts';
import type { StripeSeller } from '../external-services/stripe/create-seller.ts';

/** Where a team's subscription is changed and ended, for who may go there now. */
export async function openPortal(
  { stripe, publicUrl }: Pick<ServerContext, 'publicUrl'> & { readonly stripe: StripeSeller },
  teamId: string,
  customer: string,
): Promise<{ readonly url: string }> {
  const { url } = await stripe.ask('POST portal', (api) =>
    api.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/teams/${teamId}/plans` }),
  );
  return { url };
}
