const key = 'lastTeamId';

export function rememberTeam(teamId: string): void {
  localStorage.setItem(key, teamId);
}

/** The team to open: the last one visited if it is still there, else the first. */
export function defaultTeamId(teams: readonly { readonly id: string }[]): string | undefined {
  const last = localStorage.getItem(key);
  return (teams.find((team) => team.id === last) ?? teams[0])?.id;
}
