import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { TeamRow } from '@tideform/sync';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { useKiosk } from '../../../kiosk/kiosk-mode.ts';
import { runWhenIdle } from '../../run-when-idle.ts';

const RestrictionReporter = onDemand(async () => (await import('./RestrictionReporter.tsx')).RestrictionReporter);
const RestrictedKiosk = onDemand(async () => (await import('./RestrictedKiosk.tsx')).RestrictedKiosk);

/**
 * Closes the screens of a team whose subscription is restricted: members are redirected to the team's plans, and a
 * kiosk shows a message. PlanGate wraps all routes of a team, so that no query parameter bypasses it. The code that
 * checks the subscription is loaded when the page is idle. If it was never loaded and the device is offline, the
 * screens stay open.
 */
export function PlanGate({ children }: { readonly children?: ReactNode }) {
  const { teamId } = useParams();
  const { pathname } = useLocation();
  const isKiosk = useKiosk() !== undefined;
  const [restrictedId, setRestrictedId] = useState<string>();
  const isLoaded = useLoadedWhenIdle(RestrictionReporter);
  const plans = `/teams/${teamId}/plans`;
  const isClosed = teamId !== undefined && restrictedId === teamId && pathname !== plans;
  return (
    <>
      {isLoaded && teamId && <RestrictionReporter key={teamId} teamId={teamId} onChange={setRestrictedId} />}
      {isClosed ? isKiosk ? <RestrictedKiosk /> : <Navigate to={plans} replace /> : (children ?? <Outlet />)}
    </>
  );
}

const PlanNotices = onDemand(async () => (await import('./PlanNotices.tsx')).PlanNotices);

/** Notices about a team's plan, loaded after the team's screen. Without a network, the page works without them. */
export function DeferredPlanNotices(props: { readonly team: TeamRow; readonly isList: boolean }) {
  return useLoadedWhenIdle(PlanNotices) && <PlanNotices {...props} />;
}

/**
 * Loads a component's code when the page is idle.
 * @returns whether the code is loaded; stays `false` if it can't be loaded
 */
function useLoadedWhenIdle(component: {
  readonly isLoaded: () => boolean;
  readonly load: () => Promise<unknown>;
}): boolean {
  const [isLoaded, setLoaded] = useState(component.isLoaded);
  useEffect(() => {
    if (isLoaded) return;
    runWhenIdle(() => {
      component.load().then(
        () => setLoaded(true),
        () => undefined,
      );
    });
  }, [component, isLoaded]);
  return isLoaded;
}
