import type { TeamsHost } from './teams-host.ts';

/** Maximum wait, longer than Teams takes to respond. */
const timeoutMs = 8000;

/** Connects to Teams around the page; `undefined` if nothing responds, because the app is in another page's frame. */
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
