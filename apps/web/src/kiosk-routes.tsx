import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useState } from 'react';
import { Navigate, type RouteObject, useParams } from 'react-router';
import { PeopleOfTeam } from './data/people/PeopleOfTeam.tsx';
import { KioskContext } from './kiosk/kiosk-context.ts';
import type { KioskMode } from './kiosk/kiosk-mode.ts';
import { KioskFrame } from './shell/kiosk/KioskFrame.tsx';
import type { Navigation } from './shell/routing/create-navigation.ts';
import { RouteErrors } from './shell/routing/RouteErrors.tsx';
import { Screens } from './shell/routing/Screens.tsx';

const Kiosk = onDemand(async () => (await import('./screens/kiosk/KioskScreen.tsx')).KioskScreen);
const Respond = onDemand(async () => (await import('./screens/respond/RespondScreen.tsx')).RespondScreen);

/**
 * The screens of a device that is a kiosk.
 *
 * @param onLeft the mode has ended: the page is to be loaded again
 */
export function KioskScreens(props: {
  readonly navigation: Navigation;
  readonly mode: KioskMode;
  readonly onLeft: () => void;
}) {
  const { navigation, mode, onLeft } = props;
  const [routes] = useState(() => kioskRoutes(mode.teamId, onLeft));
  return (
    <KioskContext value={mode}>
      <Screens navigation={navigation} routes={routes} />
    </KioskContext>
  );
}

/** What it opens: the forms of its team, and their responses. Any other path leads to its forms. */
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
                    { path: '/teams/:teamId/forms', element: <Kiosk />, handle: Kiosk },
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
  return <PeopleOfTeam />;
}
