import { app, authentication, HostClientType, nestedAppAuth, pages } from '@microsoft/teams-js';
import type { TeamsHost } from './teams-host.ts';

const mobile: readonly unknown[] = [
  HostClientType.android,
  HostClientType.ios,
  HostClientType.ipados,
  HostClientType.visionOS,
];
const window600 = { width: 600, height: 535 };

/** Says hello to Teams, and asks where we are. @throws when nobody answers who is Teams */
export async function openTeamsHost(): Promise<TeamsHost> {
  await app.initialize();
  const context = await app.getContext();
  app.notifyAppLoaded();
  let theme = context.app.theme;
  const listeners = new Set<() => void>();
  app.registerOnThemeChangeHandler((next) => {
    theme = next;
    for (const listener of listeners) listener();
  });
  return {
    appId: context.app.appId?.toString(),
    loginHint: context.user?.loginHint ?? context.user?.userPrincipalName,
    tenantId: context.user?.tenant?.id,
    isMobile: mobile.includes(context.app.host.clientType),
    hasNestedSignIn: nestedAppAuth.isNAAChannelRecommended(),
    place: {
      teamId: context.team?.groupId,
      channelId: context.channel?.id,
      channelName: context.channel?.displayName,
      isPrivateChannel: context.channel?.membershipType === 'Private',
    },
    linkedPath: context.page.subPageId,
    theme: () => theme,
    onTheme(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openSignIn: (url) => authentication.authenticate({ url, ...window600 }),
    offerTab(tab) {
      pages.config.registerOnSaveHandler((saving) => {
        // Once: Teams takes no second answer.
        pages.config.setConfig({ ...tab }).then(
          () => saving.notifySuccess(),
          (cause: unknown) => saving.notifyFailure(cause instanceof Error ? cause.message : String(cause)),
        );
      });
      pages.config.setValidityState(true);
    },
  };
}

/** The app is drawn: Teams takes its own waiting picture away. */
export const tellDrawn = (): void => void app.notifySuccess();
