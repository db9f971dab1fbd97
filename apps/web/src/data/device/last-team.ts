const lastTeamKey = 'lastTeamId';
const lastTeamUserKey = 'lastTeamOf';

export function storeLastTeam(teamId: string, userId: string): void {
  localStorage.setItem(lastTeamKey, teamId);
  localStorage.setItem(lastTeamUserKey, userId);
}

/** Returns the ID of the team to open: the last visited team if it is in `teams`, otherwise the first team. */
export function getDefaultTeamId(teams: readonly { readonly id: string }[]): string | undefined {
  const last = localStorage.getItem(lastTeamKey);
  return (teams.find((team) => team.id === last) ?? teams[0])?.id;
}

/** Returns the ID of the team that this user last visited on this device. The user may have left the team since. */
export function getLastTeamId(userId: string): string | undefined {
  return localStorage.getItem(lastTeamUserKey) === userId
    ? (localStorage.getItem(lastTeamKey) ?? undefined)
    : undefined;
}
