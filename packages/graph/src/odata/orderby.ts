import { createTokenReader } from './tokens.ts';

export interface Order {
  readonly property: string;
  readonly isDescending: boolean;
}

export function formatOrderby(orders: readonly Order[]): string {
  return orders.map(({ property, isDescending }) => (isDescending ? `${property} desc` : property)).join(',');
}

/**
 * Parses an `$orderby`: `fields/Title desc,name`.
 *
 * @throws {MalformedOptionError}
 */
export function parseOrderby(text: string): Order[] {
  const tokens = createTokenReader(text);
  const orders: Order[] = [];
  do {
    const property = tokens.take('word');
    const isDescending = tokens.skip('desc');
    if (!isDescending) tokens.skip('asc');
    orders.push({ property, isDescending });
  } while (tokens.skip(','));
  tokens.take('end');
  return orders;
}
