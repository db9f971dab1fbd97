import { Badge, Subtitle1 } from '@fluentui/react-components';
import type { MarketplaceSubscription } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { marketplaceMessages } from './marketplace.messages.ts';
import { useMarketplaceStyles } from './marketplace.styles.ts';

const statusColors = {
  PendingFulfillmentStart: 'informative',
  Subscribed: 'success',
  Suspended: 'danger',
  Unsubscribed: 'informative',
} as const satisfies Record<MarketplaceSubscription['status'], string>;

/** Shows a subscription: its plan, purchaser, beneficiary and assigned team. */
export function SubscriptionCard({ subscription }: { readonly subscription: MarketplaceSubscription }) {
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
