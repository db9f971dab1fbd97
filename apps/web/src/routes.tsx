import { Navigate, type RouteObject } from 'react-router';
import { Frame } from './shell/frame/Frame.tsx';
import { MembersSpeech } from './shell/frame/MembersSpeech.tsx';
import { speakToMembers } from './shell/frame/members-speech.ts';
import { TeamByPriority } from './shell/frame/TeamByPriority.tsx';
import { TeamsIndex } from './shell/frame/TeamsIndex.tsx';
import { UnknownPath } from './shell/frame/UnknownPath.tsx';
import { lazyScreen } from './shell/routing/lazy-screen.tsx';
import { RouteErrors } from './shell/routing/RouteErrors.tsx';

/**
 * Path → lazy screen, behind the sign-in. Paths and parameters are the specification's; every other path goes to `/teams`.
 * What needs no sign-in is in `public-routes.tsx`.
 */
export const routes: RouteObject[] = [
  {
    element: <RouteErrors />,
    children: [
      {
        element: <MembersSpeech />,
        children: [
          {
            path: '/teams/:teamId/forms/:formId/build',
            element: lazyScreen(async () => {
              const { BuilderScreen } = await import('./screens/builder/BuilderScreen.tsx');
              await speakToMembers();
              return BuilderScreen;
            }),
          },
        ],
      },
      {
        element: <Frame />,
        children: [
          {
            element: <RouteErrors />,
            children: [
              { path: '/teams', element: <TeamsIndex /> },
              {
                path: '/device',
                element: lazyScreen(async () => (await import('./screens/device/DeviceScreen.tsx')).DeviceScreen),
              },
              { path: '/teams/:teamId', element: <Navigate to="forms" replace /> },
              {
                path: '/teams/:teamId/forms',
                element: lazyScreen(async () => (await import('./screens/forms/FormsScreen.tsx')).FormsScreen),
              },
              {
                path: '/teams/:teamId/responses',
                element: lazyScreen(
                  async () => (await import('./screens/responses/ResponsesScreen.tsx')).ResponsesScreen,
                ),
              },
              {
                path: '/teams/:teamId/forms/:formId/response/:responseId?',
                element: lazyScreen(async () => (await import('./screens/respond/RespondScreen.tsx')).RespondScreen),
              },
              {
                path: '/teams/:teamId/forms/:formId/submissions',
                element: lazyScreen(
                  async () => (await import('./screens/submissions/SubmissionsScreen.tsx')).SubmissionsScreen,
                ),
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
