import { Body1, Label, Select, ToggleButton } from '@fluentui/react-components';
import type { BillingPeriod, Currency, PricedPlan, SubscriptionDetails } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { billingPeriods, currency as currencies, getDefaultCurrency, prices } from '../../../data/features/plans.ts';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { ChangeMessages, useChangePlan, useViewSubscription } from '../PlanChange.tsx';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';
import { EnterpriseContactButton } from './EnterpriseCard.tsx';
import { PlanCard } from './PlanCard.tsx';

const pricedPlans = Object.keys(prices) as readonly PricedPlan[];

/** Cards of the three plans with prices, with a choice of billing period and currency. */
export function PlanCards(props: {
  readonly teamId: string;
  readonly subscription: SubscriptionDetails;
  readonly canChange: boolean;
}) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  const { locale } = useLocale();
  const { teamId, subscription, canChange: mayChange } = props;
  const currencyId = useId();
  const [query] = useSearchParams();
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const [chosen, setChosen] = useState<Currency>();
  const requestedCurrency = currencies.safeParse(query.get('currency')).data;
  const defaultCurrency = getDefaultCurrency(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
  const billedCurrency = subscription.source === 'stripe' ? subscription.currency : undefined;
  const currency = chosen ?? requestedCurrency ?? billedCurrency ?? defaultCurrency;
  const change = useChangePlan(teamId, subscription);
  const view = useViewSubscription(subscription, mayChange, change);
  // A marketplace subscription is changed in the marketplace. A server that sells only in the marketplace has no
  // checkout.
  const isSoldHere = subscription.source !== 'microsoft' && subscription.seller !== 'microsoft';
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.periods} aria-label={messages.period}>
          {billingPeriods.map((one) => (
            <ToggleButton key={one} checked={period === one} onClick={() => setPeriod(one)}>
              {messages.periods[one]}
            </ToggleButton>
          ))}
        </fieldset>
        <div className={styles.currency}>
          <Label htmlFor={currencyId}>{messages.currency}</Label>
          <Select id={currencyId} value={currency} onChange={(_, { value }) => setChosen(currencies.parse(value))}>
            {currencies.options.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <ChangeMessages change={change} />
      <ul className={styles.cards} aria-label={messages.title}>
        {pricedPlans.map((plan) => (
          <PlanCard
            key={plan}
            {...{ plan, period, currency, subscription, canChange: mayChange, locale }}
            isBusy={change.isBusy}
            isRequested={query.get('plan') === plan}
            onChange={isSoldHere ? (isTrial) => change.choose(plan, { currency, period, isTrial }) : undefined}
            onView={view}
          />
        ))}
      </ul>
      {subscription.seller === 'microsoft' && (
        <Body1 as="p" className={styles.used}>
          {messages.soldElsewhere}
        </Body1>
      )}
      <EnterpriseContactButton salesContact={subscription.salesContact} />
    </>
  );
}
