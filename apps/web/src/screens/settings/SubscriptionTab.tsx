import { Badge, Body1, Body1Strong, Button, Caption1, ProgressBar, Subtitle2 } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useNavigate } from 'react-router';
import { getUsageWarnings, planNames } from '../../data/features/plans.ts';
import { useSubscription } from '../../data/features/useSubscription.ts';
import { UsageNotice } from '../../ui/plan/UsageNotice.tsx';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { settingsMessages } from './settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Tab with the team's plan and its usage, and a link to the plans. */
export function SubscriptionTab({ team, onLeave }: { readonly team: TeamRow; readonly onLeave: () => void }) {
  const { subscription: messages } = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const subscription = useSubscription(team.id);
  if (!subscription) return <Body1>{messages.unknown}</Body1>;
  const { plan, status, restricted, activeUsers, submissions, limits } = subscription;
  const number = new Intl.NumberFormat(locale);
  const used = (count: number, limit: number | null) =>
    limit === null
      ? number.format(count)
      : messages.ofLimit({ used: number.format(count), limit: number.format(limit) });
  const isWell = !restricted && (status === 'active' || status === 'trial');
  const openPlans = () => {
    onLeave();
    void navigate(`/teams/${team.id}/plans`, { state: inAppLinkState });
  };
  return (
    <>
      <div className={styles.head}>
        <Subtitle2 as="h3">
          {planNames[plan]}{' '}
          <Badge appearance="tint" color={isWell ? 'success' : 'danger'}>
            {restricted ? messages.restricted : messages.statuses[status]}
          </Badge>
        </Subtitle2>
        <Button onClick={openPlans}>{messages.open}</Button>
      </div>
      {getUsageWarnings(subscription).map((warning) => (
        <UsageNotice key={warning.kind} notice={warning} />
      ))}
      <ul className={styles.box}>
        <li className={styles.item}>
          <span className={styles.line}>
            <Caption1 className={styles.grow}>{messages.users}</Caption1>
            <Body1Strong>{used(activeUsers, limits.monthly.users)}</Body1Strong>
          </span>
          <UsageBar name={messages.users} used={activeUsers} limit={limits.monthly.users} />
        </li>
        <li className={styles.item}>
          <span className={styles.line}>
            <Caption1 className={styles.grow}>{messages.submissions}</Caption1>
            <Body1Strong>{used(submissions, limits.monthly.submissions)}</Body1Strong>
          </span>
          <UsageBar name={messages.submissions} used={submissions} limit={limits.monthly.submissions} />
        </li>
      </ul>
    </>
  );
}

/** Bar that shows how much of a limit is used. Renders nothing without a limit. */
function UsageBar({
  name,
  used,
  limit,
}: {
  readonly name: string;
  readonly used: number;
  readonly limit: number | null;
}) {
  const styles = useSettingsStyles();
  if (limit === null) return null;
  return (
    <ProgressBar
      className={styles.usage}
      aria-label={name}
      thickness="large"
      shape="rounded"
      value={Math.min(used, limit)}
      max={Math.max(limit, 1)}
      color={used >= limit ? 'warning' : 'brand'}
    />
  );
}
