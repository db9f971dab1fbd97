import type { AttachmentRow } from '../database/rows.ts';

/** Has its sending been begun, so that the library may have the file? */
export function mayLieThere({ sending, claiming, arrived, leaving }: Partial<AttachmentRow>): boolean {
  return sending === 1 || [claiming, arrived, leaving].some((place) => place !== undefined);
}
