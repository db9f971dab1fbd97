import { Body1, Button, Link, Subtitle1 } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons';
import type { SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { planNames } from '../../../data/features/plans.ts';
import { ChangeMessages, useChangePlan, useViewSubscription } from '../PlanChange.tsx';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';
import { PlanBadge } from './PlanCard.tsx';

/** Card of the Enterprise plan, which has no price. */
export function EnterpriseCard(props: {
  readonly teamId: string;
  readonly subscription: SubscriptionDetails;
  readonly canChange: boolean;
}) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const { teamId, subscription, canChange: mayChange } = props;
  const change = useChangePlan(teamId, subscription);
  const view = useViewSubscription(subscription, mayChange, change);
  return (
    <section className={styles.card} aria-label={planNames.enterprise}>
      <div className={styles.name}>
        <Subtitle1 as="h2" className={styles.heading}>
          {planNames.enterprise}
        </Subtitle1>
        <PlanBadge subscription={subscription} />
      </div>
      <Body1>{messages.enterpriseText}</Body1>
      {subscription.seller === 'nobody' && <Body1 className={styles.under}>{messages.nobodySells}</Body1>}
      {view && (
        <Button className={styles.view} disabledFocusable={change.isBusy} onClick={view}>
          {subscription.source === 'stripe' ? messages.update : messages.view}
        </Button>
      )}
      {view && <ChangeMessages change={change} />}
    </section>
  );
}

/** Invites users to ask about Enterprise: a link to the sales contact if the operator has configured one. */
export function EnterpriseContactButton({ salesContact }: { readonly salesContact: string | undefined }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  // The URL comes from the server, but other schemes are rejected all the same.
  const href = salesContact && /^(mailto|https):/.test(salesContact) ? salesContact : undefined;
  return (
    <div className={styles.ask}>
      <LockClosed20Regular aria-hidden="true" />
      <Body1 as="p" className={styles.heading}>
        {messages.enterpriseAsk}{' '}
        {href ? (
          <Link inline href={href} target="_blank" rel="noreferrer">
            {messages.contactUs}
          </Link>
        ) : (
          messages.askOperator
        )}
      </Body1>
    </div>
  );
}
