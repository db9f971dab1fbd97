import { loadWords } from '@tideform/words/loaded';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { RouteErrorPage } from './shell/errors/RouteErrorPage.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { FrameBones } from './shell/frame/FrameBones.tsx';
import { MembersSpeech } from './shell/frame/MembersSpeech.tsx';
import { speakToMembers } from './shell/frame/members-speech.ts';
import { TeamByPriority } from './shell/frame/TeamByPriority.tsx';
import { TeamsIndex } from './shell/frame/TeamsIndex.tsx';
import { UnknownPath } from './shell/frame/UnknownPath.tsx';

/** A screen's code, and then its words: it is drawn with both. */
function screen(load: () => Promise<ComponentType>): () => Promise<{ readonly Component: ComponentType }> {
  return async () => {
    const Component = await load();
    await loadWords();
    return { Component };
  };
}

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
        element: <MembersSpeech />,
        children: [
          {
            path: '/teams/:teamId/forms/:formId/build',
            lazy: screen(async () => {
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
            errorElement: <RouteErrorPage />,
            children: [
              { path: '/teams', element: <TeamsIndex /> },
              {
                path: '/device',
                lazy: screen(async () => (await import('./screens/device/DeviceScreen.tsx')).DeviceScreen),
              },
              { path: '/teams/:teamId', element: <Navigate to="forms" replace /> },
              {
                path: '/teams/:teamId/forms',
                lazy: screen(async () => (await import('./screens/forms/FormsScreen.tsx')).FormsScreen),
              },
              {
                path: '/teams/:teamId/responses',
                lazy: screen(async () => (await import('./screens/responses/ResponsesScreen.tsx')).ResponsesScreen),
              },
              {
                path: '/teams/:teamId/forms/:formId/response/:responseId?',
                lazy: screen(async () => (await import('./screens/respond/RespondScreen.tsx')).RespondScreen),
              },
              {
                path: '/teams/:teamId/forms/:formId/submissions',
                lazy: screen(
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
