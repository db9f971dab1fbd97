import type { Locale } from '@tideform/i18n';
import type { Failure, Identity, PrintedResponse, SyncRequest, SyncResult, SyncStatus } from '@tideform/sync';
import type { MapsConfig } from '../../config.ts';

/** Sync request without the parts that can't be posted to a worker. */
type PostableRequest = Omit<SyncRequest, 'completionCallback'>;

/** Messages from the tab to the sync worker. The first message is `start`, with the port for token requests. */
export type ToWorker =
  | {
      readonly kind: 'start';
      readonly graphBaseUrl: string;
      readonly databaseName: string;
      readonly identity: Identity;
      /** Locale in which the user's PDFs are rendered. */
      readonly locale: Locale;
      /** Map provider for maps in PDFs. */
      readonly maps: MapsConfig | undefined;
      readonly appVersion: string | undefined;
      readonly isOnline: boolean;
      readonly isActive: boolean;
      readonly tokens: MessagePort;
    }
  | { readonly kind: 'online'; readonly isOnline: boolean }
  /** Whether the tab is visible. */
  | { readonly kind: 'active'; readonly isActive: boolean }
  /** `reply`: ID for the `completed` message that the worker sends after the sync has succeeded or failed. */
  | { readonly kind: 'requestSync'; readonly request: PostableRequest; readonly reply?: number }
  | { readonly kind: 'getPdf'; readonly response: PrintedResponse; readonly reply: number }
  | { readonly kind: 'stop' };

/** Messages from the sync worker to the tab. */
export type FromWorker =
  | { readonly kind: 'status'; readonly status: SyncStatus }
  | { readonly kind: 'completed'; readonly reply: number; readonly outcome: SyncResult }
  | { readonly kind: 'pdf'; readonly reply: number; readonly pdf: Blob }
  | { readonly kind: 'noPdf'; readonly reply: number; readonly failure: Failure }
  /** How far this device's clock is ahead of the server's, in milliseconds. */
  | { readonly kind: 'clock'; readonly aheadMs: number }
  /** The operator has blocked the user's organization. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'stopped' };
