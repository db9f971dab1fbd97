import type { Readable } from 'node:stream';
import type { GraphOperation, GraphQuery, LagPlan, TenantRule } from '@tideform/graph';
import type { Database } from '../../../database/connect.ts';
import type { Actor } from '../../library/actor.ts';
import type { Address } from '../../library/items/place.ts';
import type { LibraryPorts } from '../../library/write-library.ts';
import type { MailRelay } from '../../mail/post.ts';
import type { OpenWorkbooks } from '../../workbook/open-workbook.ts';
import type { WorkspaceFaults } from '../faults.ts';
import type { WorkspaceLimits } from '../limits.ts';
import type { UrlSigner } from '../sign-url.ts';
import type { GraphRequest } from './graph-request.ts';

/** What handlers stand on. */
export interface GraphContext extends LibraryPorts {
  readonly database: Database;
  /** Origin under which clients reach the workspace; no trailing slash. */
  readonly publicUrl: string;
  readonly signer: UrlSigner;
  readonly limits: WorkspaceLimits;
  readonly faults: WorkspaceFaults;
  readonly workbooks: OpenWorkbooks;
  /** What the rule `late-items` hides; without it nothing. */
  readonly lag?: LagPlan | undefined;
  /** Whether a rule of strict tenants is switched on. */
  enforces(rule: TenantRule): boolean;
  /** Takes mail out of the workspace; `undefined`: it stays here. */
  readonly mailRelay?: MailRelay | undefined;
  /** Answers a request out of a batch, refusals and failures included. */
  answer(actor: Actor, request: GraphRequest): Promise<GraphAnswer>;
}

/** A call, its address and options read. */
export interface GraphCall<Params extends string = string, Body = unknown> {
  /** Decoded. */
  readonly params: Readonly<Record<Params, string>>;
  /** The place in a drive that the address names: whatever its spelling, with or without a path. */
  readonly address: Address;
  readonly query: GraphQuery;
  /** As the client wrote it, absolute: next links repeat it. */
  readonly url: URL;
  /** Checked against the operation's schema. */
  readonly body: Body;
  /** Content of an operation that takes bytes, else empty. */
  readonly content: Readable;
  readonly actor: Actor;
  /** By lower-case name. */
  header(name: string): string | undefined;
}

export interface GraphAnswer {
  readonly status: number;
  /** An object becomes JSON; bytes go out as they are; `undefined` is an empty body. */
  readonly body?: object | Readable | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation of the table with what the workspace does for it. */
export interface Implemented<Operation> {
  readonly operation: Operation;
  run(call: GraphCall<string, never>, context: GraphContext): Promise<GraphAnswer>;
}

/** Binds a handler to its operation. */
export function implement<Params extends string, Body, Reply>(
  operation: GraphOperation<Params, Body, Reply>,
  run: (call: GraphCall<Params, Body>, context: GraphContext) => Promise<GraphAnswer>,
): Implemented<GraphOperation<Params, Body, Reply>> {
  return { operation, run: run as Implemented<unknown>['run'] };
}

export const ok = (body: object): GraphAnswer => ({ status: 200, body });
export const created = (body: object): GraphAnswer => ({ status: 201, body });
export const noContent: GraphAnswer = { status: 204 };
