import type { TeamsHost } from './teams-host.ts';

/** Longer than a Teams that is there takes to answer. */
const withinMs = 8000;

/** The Teams around the page; `undefined`: nobody answers, and the app is one of the web, in somebody's frame. */
export async function startTeams(): Promise<TeamsHost | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), withinMs);
  const opening = import('./open-teams-host.ts').then(({ openTeamsHost }) => openTeamsHost());
  try {
    return await Promise.race([opening.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
