import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { usageNotices } from '@tideform/contract';
import type { TeamRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSubscription } from '../../../data/features/useSubscription.ts';
import { useBuildRight } from '../../../data/useTeam.ts';
import { UsageNotice } from '../../../ui/plan/UsageNotice.tsx';
import { usageWords } from '../../../ui/plan/usage.words.ts';
import { useFrameStyles } from '../frame.styles.ts';

/**
 * Says above a team's lists what its builders should know of its plan, until they have read it; leads from the data of a restricted team to its
 * plans.
 */
export function PlanNotices({ team, isList }: { readonly team: TeamRow; readonly isList: boolean }) {
  const words = useWords(usageWords);
  const styles = useFrameStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const subscription = useSubscription(team.id);
  const canBuild = useBuildRight(team);
  const [read, setRead] = useState<readonly string[]>([]);
  const plans = `/teams/${team.id}/plans`;
  const isAway = subscription?.restricted === true && pathname !== plans;
  useEffect(() => {
    if (isAway) void navigate(plans, { replace: true });
  }, [isAway, navigate, plans]);
  if (!subscription || !canBuild || !isList || pathname === plans) return null;
  return usageNotices(subscription).map((notice) => {
    const key = `${team.id} ${notice.kind}`;
    if (read.includes(key)) return null;
    return (
      <UsageNotice
        key={key}
        notice={notice}
        className={styles.notice}
        actions={<Button onClick={() => navigate(plans)}>{words.seePlans}</Button>}
        dismiss={
          <Button
            appearance="transparent"
            aria-label={words.dismiss}
            icon={<DismissRegular />}
            onClick={() => setRead([...read, key])}
          />
        }
      />
    );
  });
}
