import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { TeamRow } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';

const PlanNotices = onDemand(async () => (await import('./PlanNotices.tsx')).PlanNotices);

/** What a team should know of its plan comes after the screen; the page does without it where its code does not come. */
export function LatePlanNotices(props: { readonly team: TeamRow; readonly isList: boolean }) {
  const [isHere, setHere] = useState(PlanNotices.isLoaded);
  useEffect(() => {
    if (isHere) return;
    whenIdle(() => {
      PlanNotices.load().then(
        () => setHere(true),
        () => undefined,
      );
    });
  }, [isHere]);
  return isHere && <PlanNotices {...props} />;
}
