import type { Config } from '../../../config.ts';

interface Team {
  readonly id: string;
  readonly internalId?: string | undefined;
  readonly tenantId: string;
}

/** Where a team's members are managed: its page in Teams, or that of a private workspace; `undefined`: nowhere that a browser could go. */
export function manageAddress(
  { id, internalId, tenantId }: Team,
  config: Pick<Config, 'signIn' | 'accountPage'> | undefined,
): string | undefined {
  if (config?.signIn.kind === 'microsoft') {
    if (internalId === undefined) return undefined;
    const query = new URLSearchParams({ groupId: id, tenantId });
    return `https://teams.microsoft.com/l/team/${encodeURIComponent(internalId)}/conversations?${query}`;
  }
  return config?.accountPage === undefined ? undefined : `/workspace/admin/teams/${encodeURIComponent(id)}`;
}
