import { refusals } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { cTagOf, eTagOf, type Item, listItemETagOf } from '../item.ts';

/**
 * Checks an `If-Match` header; eTag and cTag will do, in the spelling of drive or list.
 *
 * @throws 412 when it names another state of the item
 */
export function requireMatch(item: Item, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  const tags = ifMatch.split(/,\s*(?=")/).map((tag) => tag.trim());
  const current = [eTagOf(item), cTagOf(item), listItemETagOf(item)];
  if (!tags.some((tag) => current.includes(tag))) throw refusals.etagMismatch();
}

/** @throws 423 when somebody else has the file checked out */
export function requireUnlocked(item: Item, actor: Actor): void {
  if (item.checkedOutBy !== null && item.checkedOutBy !== actor.personId) throw refusals.locked();
}
