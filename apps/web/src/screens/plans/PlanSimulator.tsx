import { Body1, Field, MessageBar, MessageBarBody, Select, Subtitle2, Switch } from '@fluentui/react-components';
import type { SubscriptionDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { planKey, planNames, subscriptionStatus } from '../../data/features/plans.ts';
import { type SimulatedPlan, useSimulatePlan } from '../../data/features/useBillingActions.ts';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { plansMessages } from './plans.messages.ts';
import { usePlansStyles } from './plans.styles.ts';

/** In the demo: lets a team owner simulate any plan. */
export function PlanSimulator({
  teamId,
  subscription,
}: {
  readonly teamId: string;
  readonly subscription: SubscriptionDetails;
}) {
  const { play: messages } = useMessages(plansMessages);
  const styles = usePlansStyles();
  const simulatePlan = useSimulatePlan(teamId);
  const { isBusy, error, attempt } = useAttempt();
  const { plan, status, restricted } = subscription;
  const change = (next: Partial<SimulatedPlan>) =>
    void attempt(() => simulatePlan({ plan, status, restricted, ...next }));
  return (
    <section className={styles.wide} aria-label={messages.title} aria-busy={isBusy}>
      <Subtitle2 as="h2" className={styles.heading}>
        {messages.title}
      </Subtitle2>
      <Body1>{messages.text}</Body1>
      <div className={styles.play}>
        <Field label={messages.plan}>
          <Select value={plan} onChange={(_, { value }) => change({ plan: planKey.parse(value) })}>
            {planKey.options.map((one) => (
              <option key={one} value={one}>
                {planNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={messages.status}>
          <Select value={status} onChange={(_, { value }) => change({ status: subscriptionStatus.parse(value) })}>
            {subscriptionStatus.options.map((one) => (
              <option key={one} value={one}>
                {messages.statuses[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={messages.restricted}
          checked={restricted}
          onChange={(_, { checked }) => change({ restricted: checked })}
        />
      </div>
      {error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
    </section>
  );
}
