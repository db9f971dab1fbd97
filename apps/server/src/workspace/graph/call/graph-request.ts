import type { Readable } from 'node:stream';

/** A request to the workspace's Graph, from the network or out of a batch. */
export interface GraphRequest {
  readonly method: string;
  /** Below `/v1.0`, with the query, as the client encoded it. */
  readonly address: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly content: Readable;
}
