import type { Session } from '@tideform/engine';

/** Metadata about answers that couldn't be recalculated: `metadata.outdated`, their data paths. */
export function getOutdatedMetadata(session: Session): { readonly outdated: readonly string[] | undefined } {
  const paths = session.outdatedIds().map((id) => session.node(id).path);
  // `undefined` removes the value of an earlier submission.
  return { outdated: paths.length > 0 ? paths.slice(0, maxOutdated) : undefined };
}

/** Maximum stored paths. */
const maxOutdated = 50;

/**
 * Metadata about the place of answering, under form.io's names: `timezone` (`Europe/Berlin`), `offset` (minutes ahead
 * of UTC) and `origin` of the page. Excludes form.io's metadata that reveals more about the person or contains whole
 * URLs (userAgent, browserName, referrer, pathName).
 */
export function getOriginMetadata(): { readonly timezone: string; readonly offset: number; readonly origin: string } {
  return {
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: 0 - new Date().getTimezoneOffset(),
    origin: location.origin,
  };
}
