import type { Readable } from 'node:stream';

/** A request to the embedded Graph, from the network or from a batch. */
export interface GraphRequest {
  readonly method: string;
  /** Path below `/v1.0` with the query, as the client encoded it. */
  readonly address: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly content: Readable;
}
