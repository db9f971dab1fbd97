import type { Config } from '../../../config.ts';

interface Team {
  readonly id: string;
  readonly internalId?: string | undefined;
  readonly tenantId: string;
}

/**
 * Returns the URL of the page on which a team's members are managed, in Teams or in a private workspace; `undefined` if
 * there is none.
 */
export function getManageMembersUrl(
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
