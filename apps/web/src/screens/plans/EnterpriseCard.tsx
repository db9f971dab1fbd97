import { Body1, Subtitle1 } from '@fluentui/react-components';
import type { SubscriptionDetails } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { planNames } from '../../data/features/plans.ts';
import { PlanBadge } from './PlanBadge.tsx';
import { usePlansStyles } from './plans.styles.ts';
import { plansWords } from './plans.words.ts';

/** The one plan without a price. */
export function EnterpriseCard({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const words = useWords(plansWords);
  const styles = usePlansStyles();
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
    </section>
  );
}
