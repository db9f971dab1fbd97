type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/**
 * Shows the number of unsent responses on the icon of the installed app. Does nothing in browsers without the badge
 * API.
 */
export function setAppBadge(navigator: BadgeNavigator, count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Errors are ignored, because browsers may reject badges for apps that aren't installed.
  done?.catch(() => undefined);
}
