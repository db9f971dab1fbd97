import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';

/**
 * Fields of the roles list. `userId` is a directory ID, or the lookup ID of a user on the site. In the oldest lists, it
 * is a person column, whose lookup ID SharePoint returns as text.
 */
const roleFields = z.looseObject({
  userId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  role: z.string().check(z.minLength(1)),
  displayName: z.optional(z.string()),
});

export interface RoleRow {
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
