import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { TeamRow } from '@tideform/sync';
import { useLoadedWhenIdle } from '../../useLoadedWhenIdle.ts';

const PlanNotices = onDemand(async () => (await import('./PlanNotices.tsx')).PlanNotices);

/** Notices about a team's plan, loaded after the team's screen. Without a network, the page works without them. */
export function DeferredPlanNotices(props: { readonly team: TeamRow; readonly isList: boolean }) {
  return useLoadedWhenIdle(PlanNotices) && <PlanNotices {...props} />;
}
