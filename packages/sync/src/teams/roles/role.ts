import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';
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

/**
 * Fields of the roles list. `userId` is a directory ID, or the lookup ID of a user on the site. In the oldest lists, it
 * is a person column, whose lookup ID SharePoint returns as text.
 */
const roleFields = z.looseObject({
  userId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  role: z.string().check(z.minLength(1)),
  displayName: z.optional(z.string()),
});

interface RoleRow {
  /** List item ID of the row. */
  readonly id: string;
  readonly userId: string;
  readonly role: string;
}

/**
 * Parses a row of the roles list.
 *
 * @throws when the row is invalid
 */
export function parseRoleRow(row: Pick<ListItem, 'id' | 'fields'>): RoleRow {
  const { userId, role } = roleFields.parse(row.fields);
  return { id: row.id, userId, role };
}

/** Returns whether the row is for this user. */
export function isRoleOf(row: RoleRow, userId: string, userLookupId: string | undefined): boolean {
  return row.userId === userId || row.userId === userLookupId;
}
