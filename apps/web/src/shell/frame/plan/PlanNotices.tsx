import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { getUsageWarnings } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSubscription } from '../../../data/features/useSubscription.ts';
import { useCanBuild } from '../../../data/teams/useTeam.ts';
import { UsageNotice } from '../../../ui/plan/UsageNotice.tsx';
import { usageMessages } from '../../../ui/plan/usage.messages.ts';
import { useFrameStyles } from '../frame.styles.ts';

/** Notices about a team's plan, shown to its builders above lists until they dismiss them. */
export function PlanNotices({ team, isList }: { readonly team: TeamRow; readonly isList: boolean }) {
  const messages = useMessages(usageMessages);
  const styles = useFrameStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const subscription = useSubscription(team.id);
  const canBuild = useCanBuild(team);
  const [read, setRead] = useState<readonly string[]>([]);
  const plans = `/teams/${team.id}/plans`;
  if (!subscription || !canBuild || !isList || pathname === plans) return null;
  return getUsageWarnings(subscription).map((notice) => {
    const key = `${team.id} ${notice.kind}`;
    if (read.includes(key)) return null;
    return (
      <UsageNotice
        key={key}
        notice={notice}
        className={styles.notice}
        actions={<Button onClick={() => navigate(plans)}>{messages.seePlans}</Button>}
        dismiss={
          <Button
            appearance="transparent"
            aria-label={messages.dismiss}
            icon={<DismissRegular />}
            onClick={() => setRead([...read, key])}
          />
        }
      />
    );
  });
}
