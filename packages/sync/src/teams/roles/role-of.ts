import type { TeamAccount, TeamRow } from '../../database/rows.ts';

/** The role that may build forms. */
export const authorRole = 'Author';
const responderRole = 'Responder';

type Settings = Pick<TeamRow, 'defaultRole' | 'schemaVersion' | 'rolesMigratedToPermissions'>;

/** The role of whom the roles list does not name. */
export function defaultRole({ defaultRole: stored, schemaVersion }: Settings): string {
  return stored ?? (schemaVersion ? authorRole : responderRole);
}

/** Whether roles count in this team: it was set up by an older program, and its roles are no permissions yet. */
export function hasRoles({ schemaVersion, rolesMigratedToPermissions }: Settings): boolean {
  return schemaVersion !== undefined && rolesMigratedToPermissions !== true;
}

/** Whether a role lets that account build forms, whatever the permissions of the folder say. */
export function buildsByRole(team: Settings, account: TeamAccount | undefined): boolean {
  return hasRoles(team) && (account?.userRole ?? defaultRole(team)) === authorRole;
}
