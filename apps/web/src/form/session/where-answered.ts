/**
 * Where a response is answered, under form.io's names: `timezone` (`Europe/Berlin`), `offset` (minutes ahead of UTC) and
 * `origin` of the page. Nothing of form.io's metadata that tells more about the person or holds an address whole
 * (userAgent, browserName, referrer, pathName).
 */
export function whereAnswered(): { readonly timezone: string; readonly offset: number; readonly origin: string } {
  return {
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: 0 - new Date().getTimezoneOffset(),
    origin: location.origin,
  };
}
