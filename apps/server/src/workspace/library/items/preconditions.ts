import { refusals } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { formatCTag, formatETag, formatListItemETag, type Item } from '../item.ts';

/**
 * Checks an `If-Match` header against the item's eTag and cTag, in the format of drive items or of list items.
 *
 * @throws 412 when the header names another state of the item
 */
export function requireMatch(item: Item, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  const tags = ifMatch.split(/,\s*(?=")/).map((tag) => tag.trim());
  const current = [formatETag(item), formatCTag(item), formatListItemETag(item)];
  if (!tags.some((tag) => current.includes(tag))) throw refusals.etagMismatch();
}

/** @throws 423 when another person has checked out the file */
export function requireUnlocked(item: Item, actor: Actor): void {
  if (item.checkedOutBy !== null && item.checkedOutBy !== actor.personId) throw refusals.locked();
}
