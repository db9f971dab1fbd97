import type { TeamsHost } from './teams-host.ts';

/** Maximum time in milliseconds to wait for Teams, longer than Teams usually takes to respond. */
const timeoutMs = 8000;

/**
 * Connects to Teams, if Teams shows the page. Returns `undefined` if there is no response, because the app is in a
 * frame of another page.
 */
export async function startTeams(): Promise<TeamsHost | undefined> {
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  const opening = import('./open-teams-host.ts').then(({ openTeamsHost }) => openTeamsHost());
  try {
    return await Promise.race([opening.catch(() => undefined), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
