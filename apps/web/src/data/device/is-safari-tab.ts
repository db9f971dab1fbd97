/**
 * Whether this is a Safari tab: Safari deletes the data of sites that aren't visited for seven days, except installed
 * apps.
 */
export function isSafariTab({ userAgent }: Pick<Navigator, 'userAgent'>, isInstalled: boolean): boolean {
  const isWebKit = /Version\/\d/.test(userAgent) && userAgent.includes('Safari/');
  const isWebKitAlone = isWebKit && !/Chrome|Chromium|Android/.test(userAgent);
  return isWebKitAlone && !isInstalled;
}
