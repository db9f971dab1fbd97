import {
  Badge,
  Body1,
  Button,
  MessageBar,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
  Subtitle1,
} from '@fluentui/react-components';
import type { MarketplaceSubscription } from '@tideform/contract';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useParams } from 'react-router';
import {
  type MarketplaceSubscriptionState,
  useMarketplaceSubscription,
} from '../../data/features/useMarketplaceSubscription.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { BackButton } from '../../ui/routing/BackButton.tsx';
import { AssignTeam } from './AssignTeam.tsx';
import { marketplaceMessages } from './marketplace.messages.ts';
import { useMarketplaceStyles } from './marketplace.styles.ts';

/**
 * Screen at `/marketplace/{tenantId}/subscription/{subscriptionId}`: shows an organization's marketplace subscription
 * and its team.
 */
export function MarketplaceScreen() {
  const messages = useMessages(marketplaceMessages);
  const styles = useMarketplaceStyles();
  const { tenantId = '', subscriptionId = '' } = useParams();
  const { subscription, reload: again, assign } = useMarketplaceSubscription(tenantId, subscriptionId);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <BackButton label={messages.back} to="/teams" />
        <PageHeader title={messages.title} />
      </div>
      {subscription === undefined && (
        <Skeleton aria-label={messages.loading}>
          <SkeletonItem style={{ height: 240 }} />
        </Skeleton>
      )}
      {subscription === 'not-found' && <EmptyState title={messages.notFound} text={messages.notFoundText} />}
      {subscription === 'unreachable' && (
        <EmptyState
          title={messages.refusals.unreachable}
          action={
            <Button appearance="primary" onClick={again}>
              {messages.again}
            </Button>
          }
        />
      )}
      {typeof subscription === 'object' && <SubscriptionView subscription={subscription} assign={assign} />}
    </div>
  );
}

function SubscriptionView(props: {
  readonly subscription: MarketplaceSubscription;
  readonly assign: MarketplaceSubscriptionState['assign'];
}) {
  const messages = useMessages(marketplaceMessages);
  const styles = useMarketplaceStyles();
  const { subscription, assign } = props;
  const { userId } = useIdentity();
  const { beneficiary, purchaser, status, teamAssignmentRequired } = subscription;
  const isContact = [beneficiary, purchaser].some(({ objectId }) => objectId === userId.toLowerCase());
  return (
    <>
      {status === 'Suspended' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.suspendedText}</MessageBarBody>
        </MessageBar>
      )}
      <SubscriptionCard subscription={subscription} />
      {teamAssignmentRequired && status === 'Subscribed' && isContact && (
        <AssignTeam subscription={subscription} assign={assign} />
      )}
      {teamAssignmentRequired && status === 'Subscribed' && !isContact && (
        <Body1 as="p" className={styles.text}>
          {formatContacts(subscription, messages)}
        </Body1>
      )}
      <Body1 as="p" className={styles.text}>
        {messages.changedThere}
      </Body1>
    </>
  );
}

/** Names the people who can assign the subscription to a team, by email address. */
function formatContacts(
  { beneficiary, purchaser }: MarketplaceSubscription,
  messages: MessagesOf<typeof marketplaceMessages>,
): string {
  const names = [purchaser, beneficiary].map(({ emailId }) => emailId ?? messages.unknownContact);
  const [first = '', second] = [...new Set(names)];
  return second === undefined ? messages.onlyOne({ name: first }) : messages.onlyTwo({ first, second });
}

const statusColors = {
  PendingFulfillmentStart: 'informative',
  Subscribed: 'success',
  Suspended: 'danger',
  Unsubscribed: 'informative',
} as const satisfies Record<MarketplaceSubscription['status'], string>;

/** Shows a subscription: its plan, purchaser, beneficiary and assigned team. */
function SubscriptionCard({ subscription }: { readonly subscription: MarketplaceSubscription }) {
  const messages = useMessages(marketplaceMessages);
  const styles = useMarketplaceStyles();
  const { name, status, plan, quantity, beneficiary, purchaser, assignedTeam, teamAssignmentRequired } = subscription;
  const team = teamAssignmentRequired ? (assignedTeam?.name ?? messages.noTeam) : messages.everyTeam;
  const facts: readonly (readonly [string, string])[] = [
    [messages.plan, plan.name],
    ...(quantity === null ? [] : [[messages.seats, String(quantity)] as const]),
    [messages.forWhom, beneficiary.emailId ?? messages.unknownContact],
    [messages.byWhom, purchaser.emailId ?? messages.unknownContact],
    [messages.team, team],
  ];
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.name}>
        <Subtitle1 as="h2" className={styles.heading}>
          <bdi>{name}</bdi>
        </Subtitle1>
        <Badge appearance="tint" color={statusColors[status]}>
          {messages.statuses[status]}
        </Badge>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
