import type { PricedPlan, SubscriptionDetails } from '@tideform/contract';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { usePlayPlan } from '../../../data/features/usePlayPlan.ts';
import { type Elsewhere, type Purchase, type PurchaseWish, usePurchase } from '../../../data/features/usePurchase.ts';
import { openElsewhere } from '../../../ui/open-elsewhere.ts';
import { plansMessages } from '../plans.messages.ts';

/** So long it is said that a tab may have been blocked. */
const hintMs = 10_000;

export interface ChangePlan {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** The browser may have blocked a tab: pressing once more helps. */
  readonly isBlocked: boolean;
  choose(plan: PricedPlan, wish: PurchaseWish): void;
  /** Leads to where what was bought is changed. */
  view(): void;
}

/** Changes a team's plan: at Stripe, or in play where the demonstration shows plans. */
export function useChangePlan(teamId: string, { seller }: Pick<SubscriptionDetails, 'seller'>): ChangePlan {
  const { purchaseErrors: messages } = useMessages(plansMessages);
  const play = usePlayPlan(teamId);
  const purchase = usePurchase(teamId);
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
  const leave = (ask: (purchase: Purchase) => Promise<Elsewhere>) => {
    const page = openElsewhere();
    setBlocked(!page);
    if (!page) return;
    void attempt(async () => {
      const where = await ask(purchase).catch(() => ({ refusal: 'unknown' }));
      if ('url' in where) page.go(where.url);
      else page.close();
      return 'url' in where ? undefined : wordRefusal(where.refusal, messages);
    });
  };
  return {
    ...{ isBusy, error, isBlocked },
    view: () => leave(({ change }) => change()),
    choose(plan, wish) {
      if (seller === 'demonstration') {
        const played = { plan, status: wish.isTrial ? 'trial' : 'active', restricted: false } as const;
        void attempt(async () => void (await play(played)));
      } else if (plan !== 'free') leave(({ begin }) => begin(plan, wish));
    },
  };
}

type Messages = MessagesOf<typeof plansMessages>['purchaseErrors'];

function wordRefusal(refusal: string, messages: Messages): string {
  if (refusal === 'not-the-payer' || refusal === 'unauthorized') return messages.notAuthorized;
  if (refusal === 'trial-used') return messages.trialUsed;
  if (refusal === 'bought-elsewhere') return messages.boughtElsewhere;
  return messages.unknown;
}
