import {
  type Expand,
  type Filter,
  type Order,
  parseExpand,
  parseFilter,
  parseOrderby,
  parseSearch,
  type Search,
} from '@tideform/graph';
import type { GraphCall } from './graph-call.ts';

/** The parsed `$expand` of a call; empty when there is none. The parsers' errors are answered 400. */
export function readExpand(call: GraphCall<never, unknown>): Expand[] {
  return call.query.expand === undefined ? [] : parseExpand(call.query.expand);
}

export function expandedNames(expands: readonly Expand[]): string[] {
  return expands.map((expand) => expand.property);
}

export function readFilter(call: GraphCall<never, unknown>): Filter | undefined {
  return call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
}

export function readOrders(call: GraphCall<never, unknown>): Order[] {
  return call.query.orderby === undefined ? [] : parseOrderby(call.query.orderby);
}

export function readSearch(call: GraphCall<never, unknown>): Search | undefined {
  return call.query.search === undefined ? undefined : parseSearch(call.query.search);
}

/** Whether the `Prefer` headers hold a preference, whatever its case. */
export function prefers(call: GraphCall<never, unknown>, preference: string): boolean {
  const given = (call.header('prefer') ?? '').split(',').map((one) => one.trim().toLowerCase());
  return given.includes(preference.toLowerCase());
}
