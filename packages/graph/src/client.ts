import type { GraphOperation, GraphQuery } from './operation.ts';
import type { UploadProgress } from './resources/upload-session.ts';

/** Environment of the Graph client: network, tokens, waits, random numbers and time. Tests replace the whole environment. */
export interface GraphPorts {
  /** `https://graph.microsoft.com/v1.0`, or the embedded workspace's `{origin}/v1.0`. No trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /**
   * Returns a bearer token for the base address: one that satisfies `claims` (decoded JSON of a claims challenge) and
   * differs from `refused`, which the server rejected.
   */
  token(ask: { readonly claims?: string; readonly refused?: string }): Promise<string>;
  /** Resolves after a number of milliseconds; used for `Retry-After` and back-off. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Returns a random number, 0 ≤ x < 1, for jitter. */
  random(): number;
  /**
   * Returns milliseconds since 1970. A `Retry-After` date is relative to the response's `Date`, which browsers hide
   * from other origins, or else to this clock; without either the client backs off exponentially.
   */
  now?(): number;
}

export interface CallOptions<Body> {
  readonly query?: GraphQuery;
  readonly body?: Body;
  /** Content for operations with a `'bytes'` body. */
  readonly bytes?: Blob | Uint8Array;
  readonly contentType?: string;
  readonly ifMatch?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The target was just created, so the service may not know it yet: a 404 is retried three times within seconds. */
  readonly isTargetNew?: boolean;
}

export type GraphParams<Params extends string> = Readonly<Record<Params, string>>;

export interface GraphResponse<Reply> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Reply;
}

export interface GraphPage<Row> {
  readonly rows: readonly Row[];
  readonly nextLink?: string;
  readonly deltaLink?: string;
  readonly count?: number;
}

export interface BatchEntry {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Calls operations of Microsoft Graph. Throws `GraphError` for every status that isn't a success of the operation, and
 * `GraphOutage` without a response or with one that isn't from Graph (captive portal). Handles token renewal after 401
 * (once), claims challenges (once), and waits after 429 and 503 for repeatable calls.
 */
export interface GraphClient {
  readonly baseUrl: string;
  call<Params extends string, Body, Reply>(
    operation: GraphOperation<Params, Body, Reply>,
    params: GraphParams<Params>,
    options?: CallOptions<Body>,
  ): Promise<Reply>;
  /** Like `call`, but returns status and headers as well. */
  send<Params extends string, Body, Reply>(
    operation: GraphOperation<Params, Body, Reply>,
    params: GraphParams<Params>,
    options?: CallOptions<Body>,
  ): Promise<GraphResponse<Reply>>;
  /** Returns one page of a collection; `link` continues from a next or delta link. */
  page<Params extends string, Row>(
    operation: GraphOperation<Params, undefined, { value: Row[] }>,
    params: GraphParams<Params>,
    options?: CallOptions<undefined> & { readonly link?: string },
  ): Promise<GraphPage<Row>>;
  /** Iterates over all rows of a collection, page by page. */
  rows<Params extends string, Row>(
    operation: GraphOperation<Params, undefined, { value: Row[] }>,
    params: GraphParams<Params>,
    options?: CallOptions<undefined>,
  ): AsyncIterable<Row>;
  /** Downloads a file from its pre-authenticated URL. */
  download(downloadUrl: string, signal?: AbortSignal): Promise<Blob>;
  /** Downloads at most the first `maxBytes` bytes of a file from its pre-authenticated URL. */
  downloadStart(downloadUrl: string, maxBytes: number, signal?: AbortSignal): Promise<Uint8Array>;
  /**
   * Uploads one range to the pre-authenticated URL of an upload session, without a token. The body is the progress
   * (202) or, after the last range, the item (200, 201).
   */
  uploadRange(
    uploadUrl: string,
    range: { readonly firstByte: number; readonly bytes: Blob | Uint8Array; readonly totalBytes: number },
    signal?: AbortSignal,
  ): Promise<GraphResponse<unknown>>;
  /** Returns the ranges that an upload session still expects. */
  uploadProgress(uploadUrl: string, signal?: AbortSignal): Promise<UploadProgress>;
  /** Cancels an upload session. Does nothing if it has already ended. */
  cancelUpload(uploadUrl: string, signal?: AbortSignal): Promise<void>;
  /**
   * Sends GETs by path (relative to the base address) in batches of 20; responses are in the order of the paths.
   * Entries with 429 and 503 are repeated.
   */
  batchGet(paths: readonly string[], signal?: AbortSignal): Promise<readonly BatchEntry[]>;
}
