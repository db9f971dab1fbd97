import { Body1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { PricedPlan, SubscriptionDetails } from '@tideform/contract';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type BillingActions,
  type BillingLink,
  type CheckoutOptions,
  useBillingActions,
  useSimulatePlan,
} from '../../data/features/useBillingActions.ts';
import { openExternalPage } from '../../ui/browser/open-external-page.ts';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { plansMessages } from './plans.messages.ts';
import { usePlansStyles } from './plans.styles.ts';

/** Shows the result of clicking a plan's button: an error, or that a tab may be blocked. */
export function ChangeMessages({ change }: { readonly change: Pick<PlanChange, 'error' | 'isBlocked'> }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  return (
    <>
      {change.error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{change.error}</MessageBarBody>
        </MessageBar>
      )}
      <Body1 role="status" className={styles.status}>
        {change.isBlocked && messages.clickAgain}
      </Body1>
    </>
  );
}

/** How long the hint about a blocked tab is displayed, in milliseconds. */
const hintMs = 10_000;

interface PlanChange {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Whether the browser may have blocked a tab; another click helps. */
  readonly isBlocked: boolean;
  choose(plan: PricedPlan, options: CheckoutOptions): void;
  /** Opens the page of the billing provider where the subscription is changed. */
  view(): void;
}

/** Changes a team's plan: at Stripe, or simulated in the demo. */
export function useChangePlan(teamId: string, { seller }: Pick<SubscriptionDetails, 'seller'>): PlanChange {
  const { purchaseErrors: messages } = useMessages(plansMessages);
  const simulatePlan = useSimulatePlan(teamId);
  const purchase = useBillingActions(teamId);
  const [isBusy, setBusy] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setBlocked(false), hintMs);
    return () => clearTimeout(timer);
  }, [isBlocked]);

  const attempt = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setError(undefined);
    setError(await work().catch(() => messages.unknown));
    setBusy(false);
  };
  const openProvider = (request: (purchase: BillingActions) => Promise<BillingLink>) => {
    const page = openExternalPage();
    setBlocked(!page);
    if (!page) return;
    void attempt(async () => {
      const target = await request(purchase).catch(() => ({ refusal: 'unknown' }));
      if ('url' in target) page.navigate(target.url);
      else page.close();
      return 'url' in target ? undefined : formatPurchaseRefusal(target.refusal, messages);
    });
  };
  return {
    ...{ isBusy, error, isBlocked },
    view: () => openProvider(({ openPortal: change }) => change()),
    choose(plan, options) {
      if (seller === 'demonstration') {
        const simulatedPlan = { plan, status: options.isTrial ? 'trial' : 'active', restricted: false } as const;
        void attempt(async () => void (await simulatePlan(simulatedPlan)));
      } else if (plan !== 'free') openProvider(({ startCheckout: begin }) => begin(plan, options));
    },
  };
}

type PurchaseErrorMessages = MessagesOf<typeof plansMessages>['purchaseErrors'];

function formatPurchaseRefusal(refusal: string, messages: PurchaseErrorMessages): string {
  if (refusal === 'not-the-payer' || refusal === 'unauthorized') return messages.notAuthorized;
  if (refusal === 'trial-used') return messages.trialUsed;
  if (refusal === 'bought-elsewhere') return messages.boughtElsewhere;
  return messages.unknown;
}

/**
 * Returns a function that shows the subscription. A marketplace subscription is shown in the app, to all members; a
 * Stripe subscription is shown at Stripe, to users who may change it. `undefined` if there's nothing to show.
 */
export function useViewSubscription(
  { source, marketplaceSubscriptionId: id, tenantId }: SubscriptionDetails,
  mayChange: boolean,
  change: Pick<PlanChange, 'view'>,
): (() => void) | undefined {
  const navigate = useNavigate();
  if (source === 'microsoft' && id !== null)
    return () => void navigate(`/marketplace/${tenantId}/subscription/${id}`, { state: inAppLinkState });
  return source === 'stripe' && mayChange ? change.view : undefined;
}
