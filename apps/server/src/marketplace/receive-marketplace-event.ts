import { operations as api } from '@tideform/contract';
import { marketplaceEvent } from '../external-services/marketplace/marketplace-shapes.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { getPlanOfOffer, refreshPurchase } from './refresh-purchase.ts';

/** Event actions that the server must confirm to the marketplace. All other events are only notifications. */
const confirmedActions = ['ChangePlan', 'ChangeQuantity', 'Reinstate'];

/**
 * Receives an event of the marketplace. NOTE: the event only identifies the change, and the current state is loaded
 * from the marketplace, since events may arrive late, twice and in any order.
 */
export const takeMarketplaceEvent = implement(api.takeMarketplaceEvent, async ({ bytes, header, log }, context) => {
  const { marketplace } = context;
  if (!marketplace) return refuse('nothing-sold');
  const bearer = /^Bearer (\S+)$/i.exec(header('authorization') ?? '')?.[1];
  if (!bearer || !(await marketplace.isMarketplaceToken(bearer))) return refuse('not-signed');
  const event = marketplaceEvent.safeParse(readJson(bytes)).data;
  if (!event) return refuse('invalid-request', 'Invalid request: body');
  const { id: changeId, subscriptionId } = event;
  const change = await marketplace.readChange(subscriptionId, changeId);
  if (!change || change.subscriptionId.toLowerCase() !== subscriptionId.toLowerCase()) return refuse('no-such-change');
  const { action, status, planId } = change;
  if (status === 'InProgress' && confirmedActions.includes(action)) {
    const isKnown = action !== 'ChangePlan' || getPlanOfOffer(planId) !== undefined;
    await marketplace.confirmChange(subscriptionId, changeId, isKnown ? 'Success' : 'Failure');
    if (!isKnown) {
      log.error({ subscriptionId, planId }, 'The marketplace requested an unknown plan');
      return refuse('unknown-plan');
    }
  }
  await refreshPurchase({ ...context, marketplace }, subscriptionId.toLowerCase(), false);
  log.info({ subscriptionId, action, status }, 'Marketplace event processed');
  return respond({ received: true });
});

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
