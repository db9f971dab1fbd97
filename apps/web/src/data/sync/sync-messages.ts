import type { Identity, SyncOutcome, SyncRequest, SyncStatus } from '@tideform/sync';

/** A request without what cannot be sent to a worker. */
type Asked = Omit<SyncRequest, 'completionCallback'>;

/** What the tab tells the sync worker. `start` comes first, with the port that tokens are asked through. */
export type ToWorker =
  | {
      readonly kind: 'start';
      readonly graphBaseUrl: string;
      readonly databaseName: string;
      readonly identity: Identity;
      readonly isOnline: boolean;
      readonly tokens: MessagePort;
    }
  | { readonly kind: 'online'; readonly isOnline: boolean }
  /** `reply`: told with `completed` when it is done or has failed. */
  | { readonly kind: 'requestSync'; readonly request: Asked; readonly reply?: number }
  | { readonly kind: 'stop' };

/** What the sync worker tells the tab. */
export type FromWorker =
  | { readonly kind: 'status'; readonly status: SyncStatus }
  | { readonly kind: 'completed'; readonly reply: number; readonly outcome: SyncOutcome }
  /** The operator has blocked the person's organisation. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' };
