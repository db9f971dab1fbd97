import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useEffect, useState } from 'react';
import { Navigate, type RouteObject, useParams } from 'react-router';
import { TeamPeopleProvider } from './data/people/TeamPeopleProvider.tsx';
import { type Kiosk, KioskContext, kioskKey } from './kiosk/kiosk-context.ts';
import { readKiosk, readKioskDrafts } from './kiosk/kiosk-mode.ts';
import { PlanGate } from './shell/frame/plan/PlanGate.tsx';
import { KioskFrame } from './shell/kiosk/KioskFrame.tsx';
import type { Navigation } from './shell/routing/create-navigation.ts';
import { RouteErrors } from './shell/routing/RouteErrors.tsx';
import { Screens } from './shell/routing/Screens.tsx';
import { deviceStorage } from './ui/device-storage.ts';

const Forms = onDemand(async () => (await import('./screens/kiosk/KioskScreen.tsx')).KioskScreen);
const Respond = onDemand(async () => (await import('./screens/respond/RespondScreen.tsx')).RespondScreen);

/**
 * Screens of a device in kiosk mode.
 *
 * @param onLeft called after kiosk mode has ended; must reload the page
 */
export function KioskScreens(props: { readonly navigation: Navigation; readonly onLeft: () => void }) {
  const { navigation, onLeft } = props;
  const [mode] = useState(() => readKiosk(deviceStorage()));
  const [routes] = useState(() => mode && kioskRoutes(mode.teamId, onLeft));
  useEffect(() => {
    if (mode) return;
    // If the stored mode is invalid, the device isn't a kiosk.
    deviceStorage().removeItem(kioskKey);
    onLeft();
  }, [mode, onLeft]);
  if (!routes) return null;
  return (
    <KioskContext value={kiosk}>
      <Screens navigation={navigation} routes={routes} />
    </KioskContext>
  );
}

const kiosk: Kiosk = { isOwnDraft: (responseId) => readKioskDrafts(deviceStorage()).includes(responseId) };

/** Creates the routes of a kiosk: the forms of its team and their responses. Any other path redirects to the forms. */
function kioskRoutes(teamId: string, onLeft: () => void): RouteObject[] {
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
                  element: <OwnTeam teamId={teamId} forms={forms} />,
                  children: [
                    { path: '/teams/:teamId/forms', element: <Forms />, handle: Forms },
                    {
                      path: '/teams/:teamId/forms/:formId/response/:responseId?',
                      element: <Respond />,
                      handle: Respond,
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

function OwnTeam({ teamId, forms }: { readonly teamId: string; readonly forms: string }) {
  if (useParams().teamId !== teamId) return <Navigate to={forms} replace />;
  return (
    <PlanGate>
      <TeamPeopleProvider />
    </PlanGate>
  );
}
