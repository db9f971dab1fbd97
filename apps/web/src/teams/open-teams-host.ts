import { app, authentication, HostClientType, nestedAppAuth, pages } from '@microsoft/teams-js';
import type { TeamsHost } from './teams-host.ts';

const mobile: readonly unknown[] = [
  HostClientType.android,
  HostClientType.ios,
  HostClientType.ipados,
  HostClientType.visionOS,
];
const signInWindowSize = { width: 600, height: 535 };

/**
 * Initializes the connection to Teams and reads its context.
 * @throws if Teams doesn't respond
 */
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
    openSignIn: (url) => authentication.authenticate({ url, ...signInWindowSize }),
    setTab(tab) {
      pages.config.registerOnSaveHandler((saveEvent) => {
        // Responds only once, because Teams accepts no second response.
        pages.config.setConfig({ ...tab }).then(
          () => saveEvent.notifySuccess(),
          (cause: unknown) => saveEvent.notifyFailure(cause instanceof Error ? cause.message : String(cause)),
        );
      });
      pages.config.setValidityState(true);
    },
  };
}

/** Reports that the app is rendered, so that Teams hides its loading screen. */
export const notifyRendered = (): void => void app.notifySuccess();
