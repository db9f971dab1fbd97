import type { NewListItem } from '@tideform/graph';
import type { Item, List } from '../../library/item.ts';
import { refusals } from '../../refusal.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { getContentType } from '../drive-lists/describe-rows.ts';

/**
 * Requires that the requested content type is that of the list, or derived from it.
 * @throws 400 for another content type
 */
export function requireContentType(
  context: Pick<GraphContext, 'enforces'>,
  list: List,
  item: Item,
  requested: NewListItem['contentType'],
): void {
  const contentType = getContentType(context, list, item);
  const matchesId = requested?.id === undefined || requested.id.toUpperCase().startsWith(contentType.id.toUpperCase());
  const matchesName = requested?.name === undefined || requested.name === contentType.name;
  if (!matchesId || !matchesName) throw refusals.invalidRequest('The list doesn’t have this content type.');
}
