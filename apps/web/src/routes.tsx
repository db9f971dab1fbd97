import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FunctionComponent } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { PeopleOfTeam } from './data/people/PeopleOfTeam.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { MembersSpeech } from './shell/frame/MembersSpeech.tsx';
import { PlanGate } from './shell/frame/plan/PlanGate.tsx';
import { speakToMembers } from './shell/frame/speak-to-members.ts';
import { TeamByPriority } from './shell/frame/TeamByPriority.tsx';
import { TeamOfForm } from './shell/frame/TeamOfForm.tsx';
import { TeamsIndex } from './shell/frame/TeamsIndex.tsx';
import { UnknownPath } from './shell/frame/UnknownPath.tsx';
import { RouteErrors } from './shell/routing/RouteErrors.tsx';

const SettingsDialog = onDemand(async () => (await import('./screens/settings/SettingsDialog.tsx')).SettingsDialog);

/** A screen whose code and words come when somebody goes there; see `Screens`. */
function screen(path: string, load: () => Promise<FunctionComponent>): RouteObject {
  const Screen = onDemand(load);
  return { path, element: <Screen />, handle: Screen };
}

/** Of what members alone meet: it waits for the words of `MembersSpeech`, too. */
function membersScreen(path: string, load: () => Promise<FunctionComponent>): RouteObject {
  return screen(path, async () => {
    const Screen = await load();
    await speakToMembers();
    return Screen;
  });
}

/** What all screens of a team have in common: its plan may keep people out, and their forms ask for people and data sources. */
function TeamScreens() {
  return (
    <PlanGate>
      <PeopleOfTeam />
    </PlanGate>
  );
}

/**
 * Path → lazy screen, behind the sign-in. Paths and parameters are the specification's; every other path goes to `/teams`.
 * What needs no sign-in is in `public-routes.tsx`.
 */
export const routes: RouteObject[] = [
  {
    element: <RouteErrors />,
    children: [
      {
        element: <MembersSpeech isWholePage />,
        children: [
          {
            element: <TeamScreens />,
            children: [
              membersScreen(
                '/teams/:teamId/forms/:formId/build',
                async () => (await import('./screens/builder/BuilderScreen.tsx')).BuilderScreen,
              ),
              membersScreen(
                '/teams/:teamId/forms/:formId/review',
                async () => (await import('./screens/builder/review/ReviewScreen.tsx')).ReviewScreen,
              ),
            ],
          },
        ],
      },
      {
        element: <Frame settings={SettingsDialog} />,
        children: [
          {
            element: <RouteErrors />,
            children: [
              {
                element: <TeamScreens />,
                children: [
                  { path: '/teams', element: <TeamsIndex /> },
                  screen('/device', async () => (await import('./screens/device/DeviceScreen.tsx')).DeviceScreen),
                  screen('/shared', async () => (await import('./screens/received/ReceivedScreen.tsx')).ReceivedScreen),
                  screen(
                    '/templates/build',
                    async () => (await import('./screens/template-build/TemplateBuildScreen.tsx')).TemplateBuildScreen,
                  ),
                  { path: '/teams/:teamId', element: <Navigate to="forms" replace /> },
                  screen(
                    '/teams/:teamId/forms',
                    async () => (await import('./screens/forms/FormsScreen.tsx')).FormsScreen,
                  ),
                  screen(
                    '/teams/:teamId/responses',
                    async () => (await import('./screens/responses/ResponsesScreen.tsx')).ResponsesScreen,
                  ),
                  screen(
                    '/teams/:teamId/forms/:formId/response/:responseId?',
                    async () => (await import('./screens/respond/RespondScreen.tsx')).RespondScreen,
                  ),
                  screen(
                    '/teams/:teamId/forms/:formId/submissions',
                    async () => (await import('./screens/submissions/SubmissionsScreen.tsx')).SubmissionsScreen,
                  ),
                  {
                    element: <MembersSpeech />,
                    children: [
                      membersScreen(
                        '/teams/:teamId/dataSources',
                        async () => (await import('./screens/sources/SourcesScreen.tsx')).SourcesScreen,
                      ),
                      membersScreen(
                        '/teams/:teamId/tenantCheck',
                        async () => (await import('./screens/tenant-check/TenantCheckScreen.tsx')).TenantCheckScreen,
                      ),
                      membersScreen(
                        '/teams/:teamId/plans',
                        async () => (await import('./screens/plans/PlansScreen.tsx')).PlansScreen,
                      ),
                      membersScreen(
                        '/marketplace/subscription/activate',
                        async () => (await import('./screens/marketplace/ActivateScreen.tsx')).ActivateScreen,
                      ),
                      membersScreen(
                        '/marketplace/:tenantId/subscription/:subscriptionId',
                        async () => (await import('./screens/marketplace/MarketplaceScreen.tsx')).MarketplaceScreen,
                      ),
                      membersScreen(
                        '/buy/:plan',
                        async () => (await import('./screens/plans/BuyScreen.tsx')).BuyScreen,
                      ),
                      membersScreen(
                        '/teams/:teamId/forms/:formId/workflows',
                        async () => (await import('./screens/workflows/WorkflowsScreen.tsx')).WorkflowsScreen,
                      ),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '/', element: <Navigate to="/teams" replace /> },
      { path: '/forms/:formId/submissions', element: <TeamOfForm /> },
      { path: '/team/:teamId/*', element: <TeamByPriority /> },
      { path: '*', element: <UnknownPath /> },
    ],
  },
];
