import { randomUUID } from 'node:crypto';
import type {
  MarketplaceChange,
  PurchasedSubscription,
} from '../../external-services/marketplace/create-marketplace-client.ts';

type MarketplaceContactData = PurchasedSubscription['beneficiary'];

export interface Sale {
  readonly planId: string;
  readonly beneficiary: MarketplaceContactData;
  readonly purchaser?: MarketplaceContactData;
  readonly quantity?: number;
  readonly name?: string;
}

/** Body of an event, as the marketplace sends it. */
export interface MarketplaceEventBody extends MarketplaceChange {
  readonly activityId: string;
  readonly publisherId: string;
  readonly offerId: string;
  readonly timeStamp: string;
  readonly operationRequestSource: 'Azure' | 'Partner';
  readonly subscription: PurchasedSubscription;
  readonly purchaseToken: null;
}

/** State of the simulated marketplace, for one offer. Its schemas are in `create-marketplace-client.ts`. */
export class MarketplaceState {
  readonly subscriptions = new Map<string, PurchasedSubscription>();
  readonly changes = new Map<string, MarketplaceChange>();
  /** Maps a purchase token to its subscription ID. */
  readonly tokens = new Map<string, string>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Simulates the purchase of a subscription. @returns the subscription's ID and purchase token */
  sell({ planId, beneficiary, purchaser = beneficiary, quantity, name = 'Tideform for Contoso' }: Sale) {
    const id = randomUUID();
    const subscription: PurchasedSubscription = {
      ...{ id, publisherId: 'tideform', offerId: 'tideform', name, saasSubscriptionStatus: 'PendingFulfillmentStart' },
      ...{ beneficiary, purchaser, planId, ...(quantity !== undefined && { quantity }) },
      term: { termUnit: 'P1M', startDate: null, endDate: null, chargeDuration: null },
      ...{
        autoRenew: true,
        isTest: false,
        isFreeTrial: false,
        allowedCustomerOperations: ['Read', 'Update', 'Delete'],
      },
      ...{ sandboxType: 'None', lastModified: this.#now().toISOString(), sessionMode: 'None' },
    };
    this.subscriptions.set(id, subscription);
    return { id, token: this.createToken(id) };
  }

  /** Creates a purchase token. Each visit from the marketplace has a different token. */
  createToken(id: string): string {
    const token = Buffer.from(randomUUID()).toString('base64');
    this.tokens.set(token, id);
    return token;
  }

  /** Starts a change that the publisher must confirm. */
  requestChange(
    id: string,
    action: 'ChangePlan' | 'ChangeQuantity' | 'Reinstate',
    requestedValues: { planId?: string; quantity?: number } = {},
  ) {
    return this.#change(id, { action, status: 'InProgress', ...requestedValues });
  }

  /** Changes a subscription. @returns the event that notifies the publisher */
  changeAndNotify(id: string, action: 'Suspend' | 'Unsubscribe' | 'Renew'): MarketplaceEventBody {
    const subscription = this.subscriptions.get(id)!;
    if (action === 'Suspend') subscription.saasSubscriptionStatus = 'Suspended';
    if (action === 'Unsubscribe') subscription.saasSubscriptionStatus = 'Unsubscribed';
    return this.#change(id, { action, status: 'Succeeded' });
  }

  activate(subscription: PurchasedSubscription): void {
    subscription.saasSubscriptionStatus = 'Subscribed';
  }

  /** Applies the publisher's confirmation of a change. */
  applyConfirmation(change: MarketplaceChange, isConfirmed: boolean): void {
    if (change.status !== 'InProgress') return;
    change.status = isConfirmed ? 'Succeeded' : 'Failed';
    const subscription = this.subscriptions.get(change.subscriptionId);
    if (!isConfirmed || !subscription) return;
    if (change.action === 'ChangePlan' && change.planId) subscription.planId = change.planId;
    if (change.action === 'ChangeQuantity' && change.quantity != null) subscription.quantity = change.quantity;
    if (change.action === 'Reinstate') subscription.saasSubscriptionStatus = 'Subscribed';
  }

  #change(
    id: string,
    change: Pick<MarketplaceChange, 'action' | 'status' | 'planId' | 'quantity'>,
  ): MarketplaceEventBody {
    const subscription = this.subscriptions.get(id)!;
    const changeId = randomUUID();
    const of = { offerId: 'tideform', publisherId: 'tideform', timeStamp: this.#now().toISOString() };
    const storedChange: MarketplaceChange = {
      ...{ id: changeId, activityId: changeId, subscriptionId: id, planId: subscription.planId },
      ...{ quantity: subscription.quantity ?? null, errorStatusCode: '', errorMessage: '', ...of, ...change },
    };
    this.changes.set(changeId, storedChange);
    return {
      ...{ ...storedChange, ...of, activityId: changeId, operationRequestSource: 'Azure', purchaseToken: null },
      subscription: structuredClone(subscription),
    };
  }
}
