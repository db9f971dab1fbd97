/** Database statement at which a test stops the server. */
export interface Failpoint {
  /** Identifies the statement: its SQL text, or a label for the end of a transaction. */
  readonly statement: string;
  /** Readable name of the statement, such as `update webhook_messages`. */
  readonly label: string;
  /** Which occurrence of the statement since the failpoint was set, starting at 1. */
  readonly time: number;
  readonly side: 'before' | 'after';
}

/**
 * Commands that a test sends to a server with failpoints over the process channel. The server responds to each command.
 */
export type FailpointCommand =
  | { readonly order: 'record' }
  | { readonly order: 'recorded' }
  | { readonly order: 'arm'; readonly failpoint: Failpoint }
  | { readonly order: 'disarm' };
