import { Body1, Field, MessageBar, MessageBarBody, Select, Subtitle2, Switch } from '@fluentui/react-components';
import type { SubscriptionDetails } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { planKey, planNames, subscriptionStatus } from '../../data/features/plans.ts';
import { type PlayedPlan, usePlayPlan } from '../../data/features/usePlayPlan.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { usePlansStyles } from './plans.styles.ts';
import { plansWords } from './plans.words.ts';

/** In the demonstration: an owner shows the team what any plan would be. */
export function PlayPlan({
  teamId,
  subscription,
}: {
  readonly teamId: string;
  readonly subscription: SubscriptionDetails;
}) {
  const { play: words } = useWords(plansWords);
  const styles = usePlansStyles();
  const play = usePlayPlan(teamId);
  const { isBusy, error, attempt } = useAttempt();
  const { plan, status, restricted } = subscription;
  const change = (next: Partial<PlayedPlan>) => void attempt(() => play({ plan, status, restricted, ...next }));
  return (
    <section className={styles.wide} aria-label={words.title} aria-busy={isBusy}>
      <Subtitle2 as="h2" className={styles.heading}>
        {words.title}
      </Subtitle2>
      <Body1>{words.text}</Body1>
      <div className={styles.play}>
        <Field label={words.plan}>
          <Select value={plan} onChange={(_, { value }) => change({ plan: planKey.parse(value) })}>
            {planKey.options.map((one) => (
              <option key={one} value={one}>
                {planNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.status}>
          <Select value={status} onChange={(_, { value }) => change({ status: subscriptionStatus.parse(value) })}>
            {subscriptionStatus.options.map((one) => (
              <option key={one} value={one}>
                {words.statuses[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={words.restricted}
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
