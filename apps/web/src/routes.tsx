import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FunctionComponent } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { TeamPeopleProvider } from './data/people/TeamPeopleProvider.tsx';
import { Frame } from './shell/frame/Frame.tsx';
import { loadMemberMessages, MembersLocale } from './shell/frame/MembersLocale.tsx';
import { PlanGate } from './shell/frame/plan/PlanGate.tsx';
import { FormTeamRedirect, PrioritizedTeamRedirect, UnknownPath } from './shell/frame/Redirects.tsx';
import { TeamsIndex } from './shell/frame/TeamsIndex.tsx';
import { RouteErrors } from './shell/routing/Screens.tsx';

const SettingsDialog = onDemand(async () => (await import('./screens/settings/SettingsDialog.tsx')).SettingsDialog);

/** Creates the route of a screen whose code and messages are loaded on demand by `Screens`. */
function createScreenRoute(path: string, load: () => Promise<FunctionComponent>): RouteObject {
  const Screen = onDemand(load);
  return { path, element: <Screen />, handle: Screen };
}

/** Creates the route of a screen that only members use. The screen also waits for the messages of `MembersLocale`. */
function createMembersRoute(path: string, load: () => Promise<FunctionComponent>): RouteObject {
  return createScreenRoute(path, async () => {
    const Screen = await load();
    await loadMemberMessages();
    return Screen;
  });
}

/** Parent route of a team's screens. It checks the team's plan, and provides people and data sources to forms. */
function TeamScreens() {
  return (
    <PlanGate>
      <TeamPeopleProvider />
    </PlanGate>
  );
}

/**
 * Routes that require a sign-in. Their paths and parameters are from the specification; all other paths redirect to
 * `/teams`. `public-routes.tsx` contains the screens without a sign-in.
 */
export const routes: RouteObject[] = [
  {
    element: <RouteErrors />,
    children: [
      {
        element: <MembersLocale isWholePage />,
        children: [
          {
            element: <TeamScreens />,
            children: [
              createMembersRoute(
                '/teams/:teamId/forms/:formId/build',
                async () => (await import('./screens/builder/BuilderScreen.tsx')).BuilderScreen,
              ),
              createMembersRoute(
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
                  createScreenRoute(
                    '/device',
                    async () => (await import('./screens/device/DeviceScreen.tsx')).DeviceScreen,
                  ),
                  createScreenRoute(
                    '/shared',
                    async () => (await import('./screens/received/ReceivedScreen.tsx')).ReceivedScreen,
                  ),
                  createScreenRoute(
                    '/templates/build',
                    async () => (await import('./screens/template-build/TemplateBuildScreen.tsx')).TemplateBuildScreen,
                  ),
                  { path: '/teams/:teamId', element: <Navigate to="forms" replace /> },
                  createScreenRoute(
                    '/teams/:teamId/forms',
                    async () => (await import('./screens/forms/FormsScreen.tsx')).FormsScreen,
                  ),
                  createScreenRoute(
                    '/teams/:teamId/responses',
                    async () => (await import('./screens/responses/ResponsesScreen.tsx')).ResponsesScreen,
                  ),
                  createScreenRoute(
                    '/teams/:teamId/forms/:formId/response/:responseId?',
                    async () => (await import('./screens/respond/RespondScreen.tsx')).RespondScreen,
                  ),
                  createScreenRoute(
                    '/teams/:teamId/forms/:formId/submissions',
                    async () => (await import('./screens/submissions/SubmissionsScreen.tsx')).SubmissionsScreen,
                  ),
                  {
                    element: <MembersLocale />,
                    children: [
                      createMembersRoute(
                        '/teams/:teamId/dataSources',
                        async () => (await import('./screens/sources/SourcesScreen.tsx')).SourcesScreen,
                      ),
                      createMembersRoute(
                        '/teams/:teamId/tenantCheck',
                        async () => (await import('./screens/tenant-check/TenantCheckScreen.tsx')).TenantCheckScreen,
                      ),
                      createMembersRoute(
                        '/teams/:teamId/plans',
                        async () => (await import('./screens/plans/PlansScreen.tsx')).PlansScreen,
                      ),
                      createMembersRoute(
                        '/marketplace/subscription/activate',
                        async () => (await import('./screens/marketplace/ActivateScreen.tsx')).ActivateScreen,
                      ),
                      createMembersRoute(
                        '/marketplace/:tenantId/subscription/:subscriptionId',
                        async () => (await import('./screens/marketplace/MarketplaceScreen.tsx')).MarketplaceScreen,
                      ),
                      createMembersRoute(
                        '/buy/:plan',
                        async () => (await import('./screens/plans/BuyScreen.tsx')).BuyScreen,
                      ),
                      createMembersRoute(
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
      { path: '/forms/:formId/submissions', element: <FormTeamRedirect /> },
      { path: '/team/:teamId/*', element: <PrioritizedTeamRedirect /> },
      { path: '*', element: <UnknownPath /> },
    ],
  },
];
