import { getPortal as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { openPortal } from './open-portal.ts';
import { refusePurchase } from './refuse-purchase.ts';
import { findCustomer } from './stripe-customers-store.ts';

export const getPortal = implement(operation, async ({ params: { teamId }, caller }, context) => {
  const { stripe, database } = context;
  if (!stripe) return refuse('nothing-sold');
  const refusal = await refusePurchase(context, caller);
  if (refusal) return refusal;
  const customer = await findCustomer(database, teamId);
  if (customer === undefined) return refuse('nothing-bought');
  return answer(await openPortal({ ...context, stripe }, teamId, customer));
});
