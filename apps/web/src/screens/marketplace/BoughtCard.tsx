import { Badge, Subtitle1 } from '@fluentui/react-components';
import type { MarketplaceSubscription } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { useMarketplaceStyles } from './marketplace.styles.ts';
import { marketplaceWords } from './marketplace.words.ts';

const colors = {
  PendingFulfillmentStart: 'informative',
  Subscribed: 'success',
  Suspended: 'danger',
  Unsubscribed: 'informative',
} as const satisfies Record<MarketplaceSubscription['status'], string>;

/** What was bought: by whom, for whom, and which team has it. */
export function BoughtCard({ subscription }: { readonly subscription: MarketplaceSubscription }) {
  const words = useWords(marketplaceWords);
  const styles = useMarketplaceStyles();
  const { name, status, plan, quantity, beneficiary, purchaser, assignedTeam, teamAssignmentRequired } = subscription;
  const team = teamAssignmentRequired ? (assignedTeam?.name ?? words.noTeam) : words.everyTeam;
  const facts: readonly (readonly [string, string])[] = [
    [words.plan, plan.name],
    ...(quantity === null ? [] : [[words.seats, String(quantity)] as const]),
    [words.forWhom, beneficiary.emailId ?? words.unknownContact],
    [words.byWhom, purchaser.emailId ?? words.unknownContact],
    [words.team, team],
  ];
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.name}>
        <Subtitle1 as="h2" className={styles.heading}>
          <bdi>{name}</bdi>
        </Subtitle1>
        <Badge appearance="tint" color={colors[status]}>
          {words.statuses[status]}
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
