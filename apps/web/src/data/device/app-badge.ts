type Badged = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Writes how much waits to be sent on the icon of the installed app; browsers without such icons have no such call. */
export function badgeApp(navigator: Badged, count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Nobody waits for it, and an app that is no icon may refuse.
  done?.catch(() => undefined);
}
