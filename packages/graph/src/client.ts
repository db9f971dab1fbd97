import type { GraphOperation, GraphQuery } from './operation.ts';
import type { UploadProgress } from './resources/upload-session.ts';

/** What the client needs from the world. Tests own all of it. */
export interface GraphPorts {
  /** `https://graph.microsoft.com/v1.0`, or the embedded workspace's `{origin}/v1.0`. No trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /**
   * A bearer token for the base address: one that meets `claims` (decoded JSON of a claims challenge), and another than
   * `refused`, which the server did not take.
   */
  token(ask: { readonly claims?: string; readonly refused?: string }): Promise<string>;
  /** Resolves after so many milliseconds; used for Retry-After and back-off. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** 0 ≤ x < 1, for jitter. */
  random(): number;
  /**
   * Milliseconds since 1970. A `Retry-After` that is a date counts from the `Date` of the reply, which browsers hide from pages of
   * other origins, or else from this clock; without either the client backs off by itself.
   */
  now?(): number;
}

export interface CallOptions<Body> {
  readonly query?: GraphQuery;
  readonly body?: Body;
  /** Content of a `'bytes'` body. */
  readonly bytes?: Blob | Uint8Array;
  readonly contentType?: string;
  readonly ifMatch?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** What the call names was made a moment ago. The service may not know it yet: 404 is asked again, three times within some seconds. */
  readonly isNew?: boolean;
}

export type GraphParams<Params extends string> = Readonly<Record<Params, string>>;

export interface GraphReply<Reply> {
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
 * Calls operations of Microsoft Graph. Throws `GraphError` for every status that is not a success of the operation, and
 * `GraphOutage` when no answer came or the answer was not Graph's (captive portal). Handles by itself: token renewal on
 * 401 (once), claims challenge (once), waits after 429 and 503 for calls that may be repeated.
 */
export interface GraphClient {
  readonly baseUrl: string;
  call<Params extends string, Body, Reply>(
    operation: GraphOperation<Params, Body, Reply>,
    params: GraphParams<Params>,
    options?: CallOptions<Body>,
  ): Promise<Reply>;
  /** Like `call`, with status and headers. */
  send<Params extends string, Body, Reply>(
    operation: GraphOperation<Params, Body, Reply>,
    params: GraphParams<Params>,
    options?: CallOptions<Body>,
  ): Promise<GraphReply<Reply>>;
  /** One page of a collection; `link` continues from a next or delta link instead. */
  page<Params extends string, Row>(
    operation: GraphOperation<Params, undefined, { value: Row[] }>,
    params: GraphParams<Params>,
    options?: CallOptions<undefined> & { readonly link?: string },
  ): Promise<GraphPage<Row>>;
  /** All rows of a collection, page after page. */
  rows<Params extends string, Row>(
    operation: GraphOperation<Params, undefined, { value: Row[] }>,
    params: GraphParams<Params>,
    options?: CallOptions<undefined>,
  ): AsyncIterable<Row>;
  /** Content of a file through its pre-authenticated address. */
  download(downloadUrl: string, signal?: AbortSignal): Promise<Blob>;
  /** The first bytes of such a file, at most so many. */
  downloadStart(downloadUrl: string, mostBytes: number, signal?: AbortSignal): Promise<Uint8Array>;
  /**
   * Sends one range of a large upload to the pre-authenticated address of its session: no token goes along. The body is
   * the progress (202) or, after the last range, the item (200, 201).
   */
  uploadRange(
    uploadUrl: string,
    range: { readonly firstByte: number; readonly bytes: Blob | Uint8Array; readonly totalBytes: number },
    signal?: AbortSignal,
  ): Promise<GraphReply<unknown>>;
  /** Which ranges of a large upload are still missing. */
  uploadProgress(uploadUrl: string, signal?: AbortSignal): Promise<UploadProgress>;
  /** Ends the session of a large upload: its address takes nothing more. Does nothing when it has ended before. */
  cancelUpload(uploadUrl: string, signal?: AbortSignal): Promise<void>;
  /** GETs by path (relative to the base address), 20 in one call; answers in the order of the paths. Inner 429s and 503s are asked again. */
  batchGet(paths: readonly string[], signal?: AbortSignal): Promise<readonly BatchEntry[]>;
}
