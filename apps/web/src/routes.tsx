import { Navigate, type RouteObject } from 'react-router';
import { RouteErrorPage } from './shell/errors/RouteErrorPage.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { FrameBones } from './shell/frame/FrameBones.tsx';
import { TeamByPriority } from './shell/frame/TeamByPriority.tsx';
import { TeamsIndex } from './shell/frame/TeamsIndex.tsx';
import { UnknownPath } from './shell/frame/UnknownPath.tsx';

/**
 * Path → lazy screen, behind the sign-in. Paths and parameters are the specification's; every other path goes to `/teams`.
 * What needs no sign-in is in `public-routes.tsx`.
 */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <FrameBones />,
    children: [
      {
        path: '/teams/:teamId/forms/:formId/build',
        lazy: async () => ({ Component: (await import('./screens/builder/BuilderScreen.tsx')).BuilderScreen }),
      },
      {
        element: <Frame />,
        children: [
          {
            errorElement: <RouteErrorPage />,
            children: [
              { path: '/teams', element: <TeamsIndex /> },
              {
                path: '/device',
                lazy: async () => ({ Component: (await import('./screens/device/DeviceScreen.tsx')).DeviceScreen }),
              },
              { path: '/teams/:teamId', element: <Navigate to="forms" replace /> },
              {
                path: '/teams/:teamId/forms',
                lazy: async () => ({ Component: (await import('./screens/forms/FormsScreen.tsx')).FormsScreen }),
              },
              {
                path: '/teams/:teamId/responses',
                lazy: async () => ({
                  Component: (await import('./screens/responses/ResponsesScreen.tsx')).ResponsesScreen,
                }),
              },
              {
                path: '/teams/:teamId/forms/:formId/response/:responseId?',
                lazy: async () => ({ Component: (await import('./screens/respond/RespondScreen.tsx')).RespondScreen }),
              },
              {
                path: '/teams/:teamId/forms/:formId/submissions',
                lazy: async () => ({
                  Component: (await import('./screens/submissions/SubmissionsScreen.tsx')).SubmissionsScreen,
                }),
              },
            ],
          },
        ],
      },
      { path: '/', element: <Navigate to="/teams" replace /> },
      { path: '/team/:teamId/*', element: <TeamByPriority /> },
      { path: '*', element: <UnknownPath /> },
    ],
  },
];
