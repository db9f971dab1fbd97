import type { TeamAccount, TeamRow } from '../../database/rows.ts';

/** Role that may build forms. */
export const authorRole = 'Author';
const responderRole = 'Responder';

type RoleSettings = Pick<TeamRow, 'defaultRole' | 'schemaVersion' | 'rolesMigratedToPermissions'>;

/** Returns the role of users that aren't in the roles list. */
export function getDefaultRole({ defaultRole: stored, schemaVersion }: RoleSettings): string {
  return stored ?? (schemaVersion ? authorRole : responderRole);
}

/** Returns whether roles apply in this team: an older program has set it up, and its roles aren't permissions yet. */
export function usesRoles({ schemaVersion, rolesMigratedToPermissions }: RoleSettings): boolean {
  return schemaVersion !== undefined && rolesMigratedToPermissions !== true;
}

/** Returns whether a role allows the account to build forms, independent of the folder's permissions. */
export function canBuildByRole(team: RoleSettings, account: TeamAccount | undefined): boolean {
  return usesRoles(team) && (account?.userRole ?? getDefaultRole(team)) === authorRole;
}
