/** A place at which a server dies: beside one statement that it sends to the database. */
export interface Failpoint {
  /** What tells this statement from others. */
  readonly statement: string;
  /** What people call it: `update webhook_messages`. */
  readonly label: string;
  /** Which of the same statements since it was armed, from 1. */
  readonly time: number;
  readonly side: 'before' | 'after';
}

/** What a server that dies is told over the process channel; each is answered. */
export type FailpointOrder =
  | { readonly order: 'record' }
  | { readonly order: 'recorded' }
  | { readonly order: 'arm'; readonly failpoint: Failpoint }
  | { readonly order: 'disarm' };
