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

/** Parses `$expand`; empty if there is none. Syntax errors become 400. */
export function getExpand(call: GraphCall<never, unknown>): Expand[] {
  return call.query.expand === undefined ? [] : parseExpand(call.query.expand);
}

export function getExpandedNames(expands: readonly Expand[]): string[] {
  return expands.map((expand) => expand.property);
}

export function getFilter(call: GraphCall<never, unknown>): Filter | undefined {
  return call.query.filter === undefined ? undefined : parseFilter(call.query.filter);
}

export function getOrders(call: GraphCall<never, unknown>): Order[] {
  return call.query.orderby === undefined ? [] : parseOrderby(call.query.orderby);
}

export function getSearch(call: GraphCall<never, unknown>): Search | undefined {
  return call.query.search === undefined ? undefined : parseSearch(call.query.search);
}

/** Returns whether the `Prefer` headers contain a preference, ignoring case. */
export function hasPreference(call: GraphCall<never, unknown>, preference: string): boolean {
  const preferences = (call.header('prefer') ?? '').split(',').map((one) => one.trim().toLowerCase());
  return preferences.includes(preference.toLowerCase());
}
