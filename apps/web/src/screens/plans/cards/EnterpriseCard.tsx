import { Body1, Button, Subtitle1 } from '@fluentui/react-components';
import type { SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { planNames } from '../../../data/features/plans.ts';
import { ChangeMessages } from '../buying/ChangeMessages.tsx';
import { useChangePlan } from '../buying/useChangePlan.ts';
import { useViewSubscription } from '../buying/useViewSubscription.ts';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';
import { PlanBadge } from './PlanBadge.tsx';

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
