import { getPortal as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { whyNotPurchase } from './may-purchase.ts';
import { openPortal } from './open-portal.ts';
import { readCustomer } from './stripe-customers-store.ts';

export const getPortal = implement(operation, async ({ params: { teamId }, caller }, context) => {
  const { stripe, database } = context;
  if (!stripe) return refuse('nothing-sold');
  const refusal = await whyNotPurchase(context, caller);
  if (refusal) return refusal;
  const customer = await readCustomer(database, teamId);
  if (customer === undefined) return refuse('nothing-bought');
  return answer(await openPortal({ ...context, stripe }, teamId, customer));
});
