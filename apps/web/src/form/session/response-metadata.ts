import type { Session } from '@tideform/engine';

/** Returns the metadata `outdated`: the data paths of answers that couldn't be recalculated. */
export function getOutdatedMetadata(session: Session): { readonly outdated: readonly string[] | undefined } {
  const paths = session.outdatedIds().map((id) => session.node(id).path);
  // `undefined` removes the paths that an earlier submission stored.
  return { outdated: paths.length > 0 ? paths.slice(0, maxOutdated) : undefined };
}

/** Maximum number of stored paths. */
const maxOutdated = 50;

/**
 * Returns metadata about where a response is answered, with form.io's names: `timezone` (`Europe/Berlin`), `offset`
 * (minutes ahead of UTC) and `origin` of the page. Excludes metadata of form.io that reveals more about the person or
 * contains whole URLs (userAgent, browserName, referrer, pathName).
 */
export function getOriginMetadata(): { readonly timezone: string; readonly offset: number; readonly origin: string } {
  return {
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: 0 - new Date().getTimezoneOffset(),
    origin: location.origin,
  };
}
