const key = 'lastTeamId';
const personKey = 'lastTeamOf';

export function rememberTeam(teamId: string, userId: string): void {
  localStorage.setItem(key, teamId);
  localStorage.setItem(personKey, userId);
}

/** The team to open: the last one visited if it is still there, else the first. */
export function defaultTeamId(teams: readonly { readonly id: string }[]): string | undefined {
  const last = localStorage.getItem(key);
  return (teams.find((team) => team.id === last) ?? teams[0])?.id;
}

/** The team that this person visited last on this device: one that they may have lost since. */
export function lastTeamIdOf(userId: string): string | undefined {
  return localStorage.getItem(personKey) === userId ? (localStorage.getItem(key) ?? undefined) : undefined;
}
