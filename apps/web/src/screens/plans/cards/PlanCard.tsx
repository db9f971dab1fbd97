import { Badge, Body1, Button, Caption1, mergeClasses, Subtitle1 } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import type { BillingPeriod, Currency, PricedPlan, SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { entitlementsOf, planNames, prices } from '../../../data/features/plans.ts';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';
import { PlanBadge } from './PlanBadge.tsx';
import { includedIn, monthOfYear, moveTo, wordPrice } from './plan-card.ts';

/** One plan: its price, what pressing leads to, what is in it. */
export function PlanCard(props: {
  readonly plan: PricedPlan;
  readonly period: BillingPeriod;
  readonly currency: Currency;
  readonly locale: string;
  readonly subscription: SubscriptionDetails;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  /** The address asks for this one. */
  readonly isAsked: boolean;
  /** `undefined`: it is not sold here. */
  readonly onChange: ((isTrial: boolean) => void) | undefined;
  /** Shows what was bought; `undefined`: nothing was, or not for this person. */
  readonly onView: (() => void) | undefined;
}) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const { plan, period, currency, locale, subscription, mayChange, isBusy, isAsked } = props;
  const { onChange, onView } = props;
  const { users, submissions } = entitlementsOf(plan, 'active').limits.monthly;
  const move = moveTo(plan, subscription.plan);
  const isCurrent = move === 'none';
  const price = (amount: number) => wordPrice(amount, currency, locale);
  return (
    <li
      className={mergeClasses(styles.card, isCurrent && styles.current, isAsked && !isCurrent && styles.asked)}
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
              ? messages.aMonthByYear({ price: price(monthOfYear(plan, currency)) })
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
        {includedIn(plan).map((line) => (
          <li key={line} className={styles.line}>
            <CheckmarkRegular fontSize={16} aria-hidden="true" />
            <Body1>{messages.includes[line]}</Body1>
          </li>
        ))}
      </ul>
    </li>
  );
}
