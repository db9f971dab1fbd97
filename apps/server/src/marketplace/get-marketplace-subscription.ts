import { getMarketplaceSubscription as operation } from '@tideform/contract';
import { readBought } from '../entitlements/marketplace-subscriptions-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeBought } from './describe-bought.ts';
import { concerns } from './who-bought.ts';

export const getMarketplaceSubscription = implement(operation, async ({ params, caller }, { database }) => {
  const bought = await readBought(database, params.subscriptionId);
  if (bought?.tenantId !== params.tenantId || !concerns(bought, caller.tenantId)) return refuse('not-found');
  return answer(describeBought(bought));
});
