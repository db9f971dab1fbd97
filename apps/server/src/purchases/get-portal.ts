import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { checkPurchase } from './check-purchase.ts';
import { openPortal } from './open-portal.ts';
import { findCustomer } from './stripe-customers-store.ts';

export const getPortal = implement(api.getPortal, async ({ params: { teamId }, caller }, context) => {
  const { stripe, database } = context;
  if (!stripe) return refuse('nothing-sold');
  const refusal = await checkPurchase(context, caller);
  if (refusal) return refusal;
  const customer = await findCustomer(database, teamId);
  if (customer === undefined) return refuse('nothing-bought');
  return respond(await openPortal({ ...context, stripe }, teamId, customer));
});
