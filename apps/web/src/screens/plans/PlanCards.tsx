import { Body1, Label, MessageBar, MessageBarBody, Select, ToggleButton } from '@fluentui/react-components';
import type { BillingPeriod, Currency, PricedPlan, SubscriptionDetails } from '@tideform/contract';
import { useSpeech, useWords } from '@tideform/words/react';
import { useId, useState } from 'react';
import { billingPeriods, currency as currencies, prices, usualCurrency } from '../../data/features/plans.ts';
import { usePlayPlan } from '../../data/features/usePlayPlan.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { PlanCard } from './PlanCard.tsx';
import { usePlansStyles } from './plans.styles.ts';
import { plansWords } from './plans.words.ts';

const priced = Object.keys(prices) as readonly PricedPlan[];

/** Three plans side by side, with what they cost. */
export function PlanCards(props: {
  readonly teamId: string;
  readonly subscription: SubscriptionDetails;
  readonly mayChange: boolean;
}) {
  const words = useWords(plansWords);
  const styles = usePlansStyles();
  const { locale } = useSpeech();
  const { teamId, subscription, mayChange } = props;
  const currencyId = useId();
  const [query] = useSearchParams();
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const [chosen, setChosen] = useState<Currency>();
  const asked = currencies.safeParse(query.get('currency')).data;
  const usual = usualCurrency(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language);
  const paid = subscription.plan === 'free' ? undefined : subscription.currency;
  const currency = chosen ?? asked ?? paid ?? usual;
  const play = usePlayPlan(teamId);
  const { isBusy, error, attempt } = useAttempt();
  const change = (plan: PricedPlan, isTrial: boolean) =>
    void attempt(() => play({ plan, status: isTrial ? 'trial' : 'active', restricted: false }));
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.periods} aria-label={words.period}>
          {billingPeriods.map((one) => (
            <ToggleButton key={one} checked={period === one} onClick={() => setPeriod(one)}>
              {words.periods[one]}
            </ToggleButton>
          ))}
        </fieldset>
        <div className={styles.currency}>
          <Label htmlFor={currencyId}>{words.currency}</Label>
          <Select id={currencyId} value={currency} onChange={(_, { value }) => setChosen(currencies.parse(value))}>
            {currencies.options.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <ul className={styles.cards} aria-label={words.title}>
        {priced.map((plan) => (
          <PlanCard
            key={plan}
            {...{ plan, period, currency, subscription, mayChange, isBusy }}
            locale={locale}
            isAsked={query.get('plan') === plan}
            onChange={(isTrial) => change(plan, isTrial)}
          />
        ))}
      </ul>
      <Body1 className={styles.wide}>{words.enterpriseAsk}</Body1>
    </>
  );
}
