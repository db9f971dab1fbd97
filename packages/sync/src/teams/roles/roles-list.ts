import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';

/**
 * A row of the roles list. `userId` is a directory id, or the number by which the site names a person. Rows of the oldest
 * lists say it as a person column: then SharePoint gives the number as text.
 */
const roleFields = z.looseObject({
  userId: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  role: z.string().check(z.minLength(1)),
  displayName: z.optional(z.string()),
});

export interface RoleRow {
  /** Of the row in the list. */
  readonly id: string;
  readonly userId: string;
  readonly role: string;
}

/** @throws when the row is not as expected. */
export function readRoleRow(row: Pick<ListItem, 'id' | 'fields'>): RoleRow {
  const { userId, role } = roleFields.parse(row.fields);
  return { id: row.id, userId, role };
}

/** Does the row name this person? */
export function isRoleOf(row: RoleRow, userId: string, userLookupId: string | undefined): boolean {
  return row.userId === userId || row.userId === userLookupId;
}
