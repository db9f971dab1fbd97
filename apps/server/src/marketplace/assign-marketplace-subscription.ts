import { assignMarketplaceSubscription as operation } from '@tideform/contract';
import { writeAudit } from '../audit/audit-store.ts';
import type { ServerContext } from '../context.ts';
import { assignBought, readBought } from '../entitlements/marketplace-subscriptions-store.ts';
import { readSubscription } from '../entitlements/subscriptions-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { readSeenPerson } from '../tokens/tokens-store.ts';
import { describeBought, isForOneTeam } from './describe-bought.ts';
import { concerns, isContact } from './who-bought.ts';

/**
 * Who was given a token of a team so lately is in it: a token of the organization does not say so. NOTE: it is noted once an hour at most, and such a
 * token lives for a quarter of one.
 */
const seenWithinMs = 2 * 60 * 60 * 1000;

export const assignMarketplaceSubscription = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, now } = context;
  const bought = await readBought(database, params.subscriptionId);
  if (bought?.tenantId !== params.tenantId || !concerns(bought, caller.tenantId)) return refuse('not-found');
  if (params.userId !== caller.userId.toLowerCase() || !isContact(bought, caller)) return refuse('not-a-contact');
  if (!isForOneTeam(bought.plan)) return refuse('not-for-one-team');
  if (bought.status !== 'Subscribed') return refuse('subscription-ended');
  if (!(await isInTeam(context, body.teamId, caller.userId))) return refuse('not-in-team');
  const kept = await readSubscription(database, body.teamId);
  if (kept?.source === 'stripe') return refuse('team-has-subscription');
  await assignBought(database, bought.id, { id: body.teamId, name: body.teamName }, now());
  const { tenantId, userId: actorId } = caller;
  await writeAudit(database, {
    ...{ at: now(), tenantId, teamId: body.teamId, actorId, action: 'subscription.assigned', subject: bought.id },
    details: { plan: bought.plan },
  });
  log.info({ id: bought.id, teamId: body.teamId, by: actorId }, 'A marketplace subscription was assigned');
  return answer(describeBought({ ...bought, teamId: body.teamId, teamName: body.teamName }));
});

async function isInTeam(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  teamId: string,
  userId: string,
): Promise<boolean> {
  const { lastSeenAt } = await readSeenPerson(database, teamId, userId);
  return lastSeenAt !== undefined && now().getTime() - lastSeenAt.getTime() < seenWithinMs;
}
