import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useEffect, useState } from 'react';
import { Navigate, type RouteObject, useParams } from 'react-router';
import { TeamPeopleProvider } from './data/people/TeamPeopleProvider.tsx';
import { type Kiosk, KioskContext, kioskKey, readKiosk, readKioskDrafts } from './kiosk/kiosk-mode.ts';
import { PlanGate } from './shell/frame/plan/PlanGate.tsx';
import { KioskFrame } from './shell/kiosk/KioskFrame.tsx';
import type { Navigation } from './shell/routing/create-navigation.ts';
import { RouteErrors, Screens } from './shell/routing/Screens.tsx';
import { getDeviceStorage } from './ui/browser/device-storage.ts';

const KioskScreen = onDemand(async () => (await import('./screens/kiosk/KioskScreen.tsx')).KioskScreen);
const RespondScreen = onDemand(async () => (await import('./screens/respond/RespondScreen.tsx')).RespondScreen);

/**
 * Screens of a device in kiosk mode.
 *
 * @param props called after kiosk mode has ended; must reload the page
 */
export function KioskScreens(props: { readonly navigation: Navigation; readonly onLeft: () => void }) {
  const { navigation, onLeft } = props;
  const [mode] = useState(() => readKiosk(getDeviceStorage()));
  const [routes] = useState(() => mode && createKioskRoutes(mode.teamId, onLeft));
  useEffect(() => {
    if (mode) return;
    // If the stored mode is invalid, the device isn't a kiosk.
    getDeviceStorage().removeItem(kioskKey);
    onLeft();
  }, [mode, onLeft]);
  if (!routes) return null;
  return (
    <KioskContext value={kiosk}>
      <Screens navigation={navigation} routes={routes} />
    </KioskContext>
  );
}

const kiosk: Kiosk = { isOwnDraft: (responseId) => readKioskDrafts(getDeviceStorage()).includes(responseId) };

/** Creates the routes of a kiosk: the forms of its team and their responses. Any other path redirects to the forms. */
function createKioskRoutes(teamId: string, onLeft: () => void): RouteObject[] {
  const forms = `/teams/${teamId}/forms`;
  return [
    {
      element: <RouteErrors />,
      children: [
        {
          element: <KioskFrame teamId={teamId} onLeft={onLeft} />,
          children: [
            {
              element: <RouteErrors />,
              children: [
                {
                  element: <KioskTeamGuard teamId={teamId} forms={forms} />,
                  children: [
                    { path: '/teams/:teamId/forms', element: <KioskScreen />, handle: KioskScreen },
                    {
                      path: '/teams/:teamId/forms/:formId/response/:responseId?',
                      element: <RespondScreen />,
                      handle: RespondScreen,
                    },
                  ],
                },
              ],
            },
          ],
        },
        { path: '*', element: <Navigate to={forms} replace /> },
      ],
    },
  ];
}

function KioskTeamGuard({ teamId, forms }: { readonly teamId: string; readonly forms: string }) {
  if (useParams().teamId !== teamId) return <Navigate to={forms} replace />;
  return (
    <PlanGate>
      <TeamPeopleProvider />
    </PlanGate>
  );
}
