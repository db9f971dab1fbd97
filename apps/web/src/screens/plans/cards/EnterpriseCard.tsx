import { Body1, Button, Subtitle1 } from '@fluentui/react-components';
import type { SubscriptionDetails } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { planNames } from '../../../data/features/plans.ts';
import { ChangeNotices } from '../buying/ChangeNotices.tsx';
import { useChangePlan } from '../buying/useChangePlan.ts';
import { useViewSubscription } from '../buying/useViewSubscription.ts';
import { usePlansStyles } from '../plans.styles.ts';
import { plansWords } from '../plans.words.ts';
import { PlanBadge } from './PlanBadge.tsx';

/** The one plan without a price. */
export function EnterpriseCard(props: {
  readonly teamId: string;
  readonly subscription: SubscriptionDetails;
  readonly mayChange: boolean;
}) {
  const words = useWords(plansWords);
  const styles = usePlansStyles();
  const { teamId, subscription, mayChange } = props;
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
      <Body1>{words.enterpriseText}</Body1>
      {subscription.seller === 'nobody' && <Body1 className={styles.under}>{words.nobodySells}</Body1>}
      {view && (
        <Button className={styles.view} disabledFocusable={change.isBusy} onClick={view}>
          {subscription.source === 'stripe' ? words.update : words.view}
        </Button>
      )}
      {view && <ChangeNotices change={change} />}
    </section>
  );
}
