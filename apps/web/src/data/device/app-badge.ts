type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/**
 * Shows the number of unsent responses on the icon of the installed app. Does nothing in browsers without the badge
 * API.
 */
export function setAppBadge(navigator: BadgeNavigator, count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Rejections are ignored: an app that isn't installed may refuse.
  done?.catch(() => undefined);
}
