import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { useAwaitSubscription } from '../../../data/features/useSubscription.ts';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { plansMessages } from '../plans.messages.ts';

/** Time in milliseconds after which the message says that the plan takes longer than usual. */
const slowAfterMs = 60_000;

/** After a payment: polls the server until the billing provider has confirmed the subscription. */
export function ArrivingPlan({
  teamId,
  subscription,
}: {
  readonly teamId: string;
  readonly subscription: SubscriptionDetails;
}) {
  const messages = useMessages(plansMessages);
  const [query] = useSearchParams();
  const isAwaited =
    query.get('checkout') === 'done' && subscription.source === null && subscription.seller === 'stripe';
  const [isSlow, setSlow] = useState(false);
  useAwaitSubscription(teamId, isAwaited);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return (
    isAwaited && (
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>{isSlow ? messages.slow : messages.arriving}</MessageBarBody>
      </MessageBar>
    )
  );
}
