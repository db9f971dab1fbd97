import type { Session } from '@tideform/engine';

/** What a submission says of answers that couldn't be calculated from the others: `metadata.outdated`, their data paths. */
export function outdatedAnswers(session: Session): { readonly outdated: readonly string[] | undefined } {
  const paths = session.outdatedIds().map((id) => session.node(id).path);
  // An edit replaces what the submission said before.
  return { outdated: paths.length > 0 ? paths.slice(0, mostOutdated) : undefined };
}

/** Most paths that a submission keeps. */
const mostOutdated = 50;

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
