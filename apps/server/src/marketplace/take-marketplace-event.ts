import { takeMarketplaceEvent as operation } from '@tideform/contract';
import { marketplaceEvent } from '../external-services/marketplace/marketplace-shapes.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { keepBought, planOfOffer } from './keep-bought.ts';

/** Changes that the marketplace waits for our word on. Others it only tells of. */
const answered = ['ChangePlan', 'ChangeQuantity', 'Reinstate'];

/**
 * NOTE: an event only says what to ask about: the change, and then the subscription as it is now. So late ones, and those that come twice or in
 * another order, change nothing.
 */
export const takeMarketplaceEvent = implement(operation, async ({ bytes, header, log }, context) => {
  const { marketplace } = context;
  if (!marketplace) return refuse('nothing-sold');
  const bearer = /^Bearer (\S+)$/i.exec(header('authorization') ?? '')?.[1];
  if (!bearer || !(await marketplace.isOwnToken(bearer))) return refuse('not-signed');
  const event = marketplaceEvent.safeParse(readJson(bytes)).data;
  if (!event) return refuse('invalid-request', 'Not as described: body');
  const { id: changeId, subscriptionId } = event;
  const change = await marketplace.readChange(subscriptionId, changeId);
  if (!change || change.subscriptionId.toLowerCase() !== subscriptionId.toLowerCase()) return refuse('no-such-change');
  const { action, status, planId } = change;
  if (status === 'InProgress' && answered.includes(action)) {
    const isKnown = action !== 'ChangePlan' || planOfOffer(planId) !== undefined;
    await marketplace.settle(subscriptionId, changeId, isKnown ? 'Success' : 'Failure');
    if (!isKnown) {
      log.error({ subscriptionId, planId }, 'The marketplace asked for a plan that is none of ours');
      return refuse('unknown-plan');
    }
  }
  await keepBought({ ...context, marketplace }, subscriptionId.toLowerCase(), false);
  log.info({ subscriptionId, action, status }, 'The marketplace told');
  return answer({ received: true });
});

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
