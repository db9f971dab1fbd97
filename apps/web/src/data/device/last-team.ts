const key = 'lastTeamId';
const personKey = 'lastTeamOf';

export function rememberTeam(teamId: string, userId: string): void {
  localStorage.setItem(key, teamId);
  localStorage.setItem(personKey, userId);
}

/** ID of the team to open: the last one visited if it is in `teams`, otherwise the first. */
export function getDefaultTeamId(teams: readonly { readonly id: string }[]): string | undefined {
  const last = localStorage.getItem(key);
  return (teams.find((team) => team.id === last) ?? teams[0])?.id;
}

/** ID of the team that this user visited last on this device. They may have left it since. */
export function getLastTeamId(userId: string): string | undefined {
  return localStorage.getItem(personKey) === userId ? (localStorage.getItem(key) ?? undefined) : undefined;
}
