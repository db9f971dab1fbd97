/**
 * Returns whether the app runs in a Safari tab. Safari deletes the data of sites that aren't visited for seven days,
 * but not of installed apps.
 */
export function isSafariTab({ userAgent }: Pick<Navigator, 'userAgent'>, isInstalled: boolean): boolean {
  const isWebKit = /Version\/\d/.test(userAgent) && userAgent.includes('Safari/');
  const isWebKitAlone = isWebKit && !/Chrome|Chromium|Android/.test(userAgent);
  return isWebKitAlone && !isInstalled;
}
