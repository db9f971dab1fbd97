import type { NewListItem } from '@tideform/graph';
import type { Item, List } from '../../library/item.ts';
import { refusals } from '../../refusal.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { contentTypeOf } from '../drive-lists/describe-rows.ts';

/** Lists here have one content type; ids of the service go on behind it. @throws 400 for another one */
export function requireContentType(
  context: Pick<GraphContext, 'enforces'>,
  list: List,
  item: Item,
  wanted: NewListItem['contentType'],
): void {
  const own = contentTypeOf(context, list, item);
  const isId = wanted?.id === undefined || wanted.id.toUpperCase().startsWith(own.id.toUpperCase());
  const isName = wanted?.name === undefined || wanted.name === own.name;
  if (!isId || !isName) throw refusals.invalidRequest('The list has no such content type.');
}
