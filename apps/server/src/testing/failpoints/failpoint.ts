/** Database statement at which a test stops the server. */
export interface Failpoint {
  /** Identifies the statement. */
  readonly statement: string;
  /** Name for people: `update webhook_messages`. */
  readonly label: string;
  /** Number of the occurrence since the failpoint was armed, from 1. */
  readonly time: number;
  readonly side: 'before' | 'after';
}

/** Commands to a server with failpoints over the process channel. Each gets a response. */
export type FailpointOrder =
  | { readonly order: 'record' }
  | { readonly order: 'recorded' }
  | { readonly order: 'arm'; readonly failpoint: Failpoint }
  | { readonly order: 'disarm' };
