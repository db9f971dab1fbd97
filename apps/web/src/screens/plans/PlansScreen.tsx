import {
  Body1,
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components';
import type { SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { canChangePlan, getUsageWarnings } from '../../data/features/plans.ts';
import { useAwaitSubscription, useSubscription } from '../../data/features/useSubscription.ts';
import { useTeam } from '../../data/teams/useTeam.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { UsageNotice } from '../../ui/plan/UsageNotice.tsx';
import { BackButton } from '../../ui/routing/BackButton.tsx';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { EnterpriseCard } from './cards/EnterpriseCard.tsx';
import { PlanCards } from './cards/PlanCards.tsx';
import { PlanSimulator } from './PlanSimulator.tsx';
import { plansMessages } from './plans.messages.ts';
import { usePlansStyles } from './plans.styles.ts';

/** Shows a team's subscription, its usage, and the available plans. */
export function PlansScreen() {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const { teamId = '' } = useParams();
  const team = useTeam(teamId);
  const subscription = useSubscription(teamId);
  const isOnline = useOnline();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <BackButton label={messages.back} to={`/teams/${teamId}/forms`} />
        <PageHeader
          title={messages.title}
          actions={
            <Caption1 className={styles.team}>
              <bdi>{team?.displayName}</bdi>
            </Caption1>
          }
        />
      </div>
      {subscription && <Plans teamId={teamId} subscription={subscription} />}
      {!subscription && !isOnline && <EmptyState title={messages.unknown} text={messages.unknownText} />}
      {!subscription && isOnline && (
        <Skeleton aria-label={messages.loading} className={styles.cards}>
          <SkeletonItem style={{ height: 280 }} />
          <SkeletonItem style={{ height: 280 }} />
          <SkeletonItem style={{ height: 280 }} />
        </Skeleton>
      )}
    </div>
  );
}

function Plans({ teamId, subscription }: { readonly teamId: string; readonly subscription: SubscriptionDetails }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const { userId } = useIdentity();
  const navigate = useNavigate();
  const { plan, payerName, isTeamOwner, seller, source, restricted, activeUsers, submissions } = subscription;
  const canChange = canChangePlan(subscription, userId);
  const isSimulated = seller === 'demonstration' && isTeamOwner;
  const canUpgrade = seller !== 'nobody' && plan !== 'enterprise';
  return (
    <>
      {restricted && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{canUpgrade ? messages.restricted : messages.restrictedHere}</MessageBarTitle>{' '}
            {messages.restrictedText}{' '}
            <Button size="small" onClick={() => navigate('/device', { state: inAppLinkState })}>
              {messages.toDevice}
            </Button>
          </MessageBarBody>
        </MessageBar>
      )}
      <ArrivingPlan teamId={teamId} subscription={subscription} />
      {getUsageWarnings(subscription).map((warning) => (
        <UsageNotice key={warning.kind} notice={warning} />
      ))}
      <Body1 as="p" className={styles.used}>
        {messages.usedUsers({ used: activeUsers })} · {messages.usedSubmissions({ used: submissions })}
      </Body1>
      {plan === 'enterprise' ? (
        <EnterpriseCard teamId={teamId} subscription={subscription} canChange={canChange} />
      ) : (
        <PlanCards teamId={teamId} subscription={subscription} canChange={canChange} />
      )}
      {seller !== 'nobody' && source !== 'microsoft' && !canChange && (
        <Caption1 as="p" className={styles.foot}>
          {payerName
            ? plan === 'enterprise'
              ? messages.onlyPayer({ name: payerName })
              : messages.onlyOwners({ name: payerName })
            : messages.onlyOwnersAlone}
        </Caption1>
      )}
      {isSimulated && <PlanSimulator teamId={teamId} subscription={subscription} />}
    </>
  );
}

/** Time in milliseconds after which the message says that the plan takes longer than usual. */
const slowAfterMs = 60_000;

/** After a payment: polls the server until the billing provider has confirmed the subscription. */
function ArrivingPlan({
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
