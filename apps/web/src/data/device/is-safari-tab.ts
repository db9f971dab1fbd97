/** Is this a tab of Safari, whose sites lose their data after seven days without a visit? One that is installed does not. */
export function isSafariTab({ userAgent }: Pick<Navigator, 'userAgent'>, isInstalled: boolean): boolean {
  const isWebKit = /Version\/\d/.test(userAgent) && userAgent.includes('Safari/');
  const isWebKitAlone = isWebKit && !/Chrome|Chromium|Android/.test(userAgent);
  return isWebKitAlone && !isInstalled;
}
