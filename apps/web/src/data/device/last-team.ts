const key = 'lastTeamId';
const personKey = 'lastTeamOf';

export function rememberTeam(teamId: string, userId: string): void {
  localStorage.setItem(key, teamId);
  localStorage.setItem(personKey, userId);
}

/** Returns the ID of the team to open: the last visited team if it is in `teams`, otherwise the first team. */
export function getDefaultTeamId(teams: readonly { readonly id: string }[]): string | undefined {
  const last = localStorage.getItem(key);
  return (teams.find((team) => team.id === last) ?? teams[0])?.id;
}

/** Returns the ID of the team that this user last visited on this device. The user may have left the team since. */
export function getLastTeamId(userId: string): string | undefined {
  return localStorage.getItem(personKey) === userId ? (localStorage.getItem(key) ?? undefined) : undefined;
}
