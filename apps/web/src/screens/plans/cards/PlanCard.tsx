import { Badge, Body1, Button, Caption1, mergeClasses, Subtitle1 } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import type { BillingPeriod, Currency, PlanState, PricedPlan, SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { getEntitlements, getPlanState, planNames, prices } from '../../../data/features/plans.ts';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';
import { formatPrice, getMonthlyPrice, getPlanButtonAction, listIncludedFeatures } from './plan-card.ts';

/** Card of one plan: its price, actions and features. */
export function PlanCard(props: {
  readonly plan: PricedPlan;
  readonly period: BillingPeriod;
  readonly currency: Currency;
  readonly locale: string;
  readonly subscription: SubscriptionDetails;
  readonly canChange: boolean;
  readonly isBusy: boolean;
  /** Whether the URL requests this plan. */
  readonly isRequested: boolean;
  /** Subscribes to or changes to this plan; `undefined` if it isn't sold here. */
  readonly onChange: ((isTrial: boolean) => void) | undefined;
  /** Shows the subscription; `undefined` if there is none, or the user may not see it. */
  readonly onView: (() => void) | undefined;
}) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const { plan, period, currency, locale, subscription, canChange: mayChange, isBusy, isRequested: isAsked } = props;
  const { onChange, onView } = props;
  const { users, submissions } = getEntitlements(plan, 'active').limits.monthly;
  const move = getPlanButtonAction(plan, subscription.plan);
  const isCurrent = move === 'none';
  const price = (amount: number) => formatPrice(amount, currency, locale);
  return (
    <li
      className={mergeClasses(styles.card, isCurrent && styles.current, isAsked && !isCurrent && styles.requested)}
      aria-label={planNames[plan]}
    >
      <div className={styles.name}>
        <Subtitle1 as="h2" className={styles.heading}>
          {planNames[plan]}
        </Subtitle1>
        {isCurrent && <PlanBadge subscription={subscription} />}
        {isAsked && !isCurrent && (
          <Badge appearance="tint" color="informative">
            {messages.selected}
          </Badge>
        )}
      </div>
      <div>
        <span className={styles.price}>{price(prices[plan][period][currency])}</span>{' '}
        {plan !== 'free' && (period === 'yearly' ? messages.aYear : messages.aMonth)}
        <Caption1 className={styles.under}>
          {plan === 'free'
            ? messages.forTrying
            : period === 'yearly'
              ? messages.aMonthByYear({ price: price(getMonthlyPrice(plan, currency)) })
              : messages.aMonthByMonth}
        </Caption1>
      </div>
      <div className={styles.actions}>
        {move === 'none' && !onView && <Button disabled>{messages.standings.well}</Button>}
        {move === 'none' && onView && (
          <Button disabledFocusable={isBusy} onClick={onView}>
            {messages.view}
          </Button>
        )}
        {move === 'end' && <Button disabled>{messages.ends}</Button>}
        {onChange && (move === 'subscribe' || move === 'update') && (
          <Button appearance="primary" disabledFocusable={!mayChange || isBusy} onClick={() => onChange(false)}>
            {move === 'subscribe' ? messages.subscribe : messages.update}
          </Button>
        )}
        {onChange && move === 'subscribe' && (
          <Button disabledFocusable={!mayChange || isBusy} onClick={() => onChange(true)}>
            {messages.trial}
          </Button>
        )}
      </div>
      <ul className={styles.lines}>
        <li className={styles.strong}>{users === null ? messages.anyUsers : messages.users({ limit: users })}</li>
        <li className={styles.strong}>
          {submissions === null ? messages.anySubmissions : messages.submissions({ limit: submissions })}
        </li>
        {listIncludedFeatures(plan).map((line) => (
          <li key={line} className={styles.line}>
            <CheckmarkRegular fontSize={16} aria-hidden="true" />
            <Body1>{messages.includes[line]}</Body1>
          </li>
        ))}
      </ul>
    </li>
  );
}

const statusColors = {
  restricted: 'danger',
  owing: 'danger',
  late: 'warning',
  trial: 'subtle',
  free: 'informative',
  well: 'success',
} as const satisfies Record<PlanState, string>;

/** Badge with the state of a team's plan. */
export function PlanBadge({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const standing = getPlanState(subscription);
  return (
    <Badge appearance="tint" color={statusColors[standing]} {...(standing === 'trial' && { className: styles.trial })}>
      {messages.standings[standing]}
    </Badge>
  );
}
