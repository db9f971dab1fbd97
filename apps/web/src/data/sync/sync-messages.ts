import type { Identity, SyncStatus } from '@tideform/sync';

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
  | { readonly kind: 'requestSync'; readonly teamId?: string }
  | { readonly kind: 'stop' };

/** What the sync worker tells the tab. */
export type FromWorker =
  | { readonly kind: 'status'; readonly status: SyncStatus }
  /** The operator has blocked the person's organisation. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' };
