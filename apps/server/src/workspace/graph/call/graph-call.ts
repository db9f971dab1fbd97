import type { Readable } from 'node:stream';
import {
  type Expand,
  type Filter,
  type GraphOperation,
  type GraphQuery,
  type LagPlan,
  type Order,
  parseExpand,
  parseFilter,
  parseOrderby,
  parseSearch,
  type Search,
  type TenantRule,
} from '@tideform/graph';
import type { Database } from '../../../database/connect.ts';
import type { Actor } from '../../library/actor.ts';
import type { ItemAddress } from '../../library/items/item-address.ts';
import type { LibraryPorts } from '../../library/write-library.ts';
import type { MailRelay } from '../../mail/deliver-mail.ts';
import type { WorkbookReader } from '../../workbook/workbook-reader.ts';
import type { UrlSigner } from '../create-url-signer.ts';
import type { WorkspaceFaults } from '../faults.ts';
import type { WorkspaceLimits } from '../limits.ts';
import type { GraphRequest } from './graph-request.ts';

/** Dependencies of the handlers. */
export interface GraphContext extends LibraryPorts {
  readonly database: Database;
  /** Public origin of the workspace, without a trailing slash. */
  readonly publicUrl: string;
  readonly signer: UrlSigner;
  readonly limits: WorkspaceLimits;
  readonly faults: WorkspaceFaults;
  readonly workbooks: WorkbookReader;
  /** Hides new items for a while if the rule `late-items` is on. */
  readonly lag?: LagPlan | undefined;
  /** Returns whether a rule of strict tenants is on. */
  enforces(rule: TenantRule): boolean;
  /** Relay for external mail; `undefined`: such mail stays in the workspace. */
  readonly mailRelay?: MailRelay | undefined;
  /** Runs a request of a batch. Refusals and failures become responses. */
  run(actor: Actor, request: GraphRequest): Promise<GraphResponse>;
}

/** A parsed call. */
export interface GraphCall<Params extends string = string, Body = unknown> {
  /** Decoded path parameters. */
  readonly params: Readonly<Record<Params, string>>;
  /** Drive item that the address refers to, in any of its notations. */
  readonly address: ItemAddress;
  readonly query: GraphQuery;
  /** Absolute URL as the client sent it, which next links repeat. */
  readonly url: URL;
  /** Body, validated against the operation's schema. */
  readonly body: Body;
  /** Content of an operation that accepts bytes; otherwise empty. */
  readonly content: Readable;
  readonly actor: Actor;
  /** Returns a header by its lower-case name. */
  header(name: string): string | undefined;
}

/** The response to a call. */
export interface GraphResponse {
  readonly status: number;
  /** Objects are sent as JSON, streams as they are, `undefined` as an empty body. */
  readonly body?: object | Readable | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation with its handler. */
export interface ImplementedOperation<Operation> {
  readonly operation: Operation;
  run(call: GraphCall<string, never>, context: GraphContext): Promise<GraphResponse>;
}

/** Binds a handler to its operation. */
export function implement<Params extends string, Body, Reply>(
  operation: GraphOperation<Params, Body, Reply>,
  run: (call: GraphCall<Params, Body>, context: GraphContext) => Promise<GraphResponse>,
): ImplementedOperation<GraphOperation<Params, Body, Reply>> {
  return { operation, run: run as ImplementedOperation<unknown>['run'] };
}

export const ok = (body: object): GraphResponse => ({ status: 200, body });
export const created = (body: object): GraphResponse => ({ status: 201, body });
export const noContent: GraphResponse = { status: 204 };

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
