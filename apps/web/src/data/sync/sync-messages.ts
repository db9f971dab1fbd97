import type { Speech } from '@tideform/i18n';
import type { Failure, Identity, PrintedResponse, SyncOutcome, SyncRequest, SyncStatus } from '@tideform/sync';
import type { MapsConfig } from '../../config.ts';

/** A request without what cannot be sent to a worker. */
type Asked = Omit<SyncRequest, 'completionCallback'>;

/** What the tab tells the sync worker. `start` comes first, with the port that tokens are asked through. */
export type ToWorker =
  | {
      readonly kind: 'start';
      readonly graphBaseUrl: string;
      readonly databaseName: string;
      readonly identity: Identity;
      /** The person's, for what they get on paper. */
      readonly speech: Speech;
      /** What draws maps on paper. */
      readonly maps: MapsConfig | undefined;
      readonly appVersion: string | undefined;
      readonly isOnline: boolean;
      readonly isActive: boolean;
      readonly tokens: MessagePort;
    }
  | { readonly kind: 'online'; readonly isOnline: boolean }
  /** Whether somebody sees the tab. */
  | { readonly kind: 'active'; readonly isActive: boolean }
  /** `reply`: told with `completed` when it is done or has failed. */
  | { readonly kind: 'requestSync'; readonly request: Asked; readonly reply?: number }
  | { readonly kind: 'getPdf'; readonly response: PrintedResponse; readonly reply: number }
  | { readonly kind: 'stop' };

/** What the sync worker tells the tab. */
export type FromWorker =
  | { readonly kind: 'status'; readonly status: SyncStatus }
  | { readonly kind: 'completed'; readonly reply: number; readonly outcome: SyncOutcome }
  | { readonly kind: 'pdf'; readonly reply: number; readonly pdf: Blob }
  | { readonly kind: 'noPdf'; readonly reply: number; readonly failure: Failure }
  /** How far this device's clock is ahead of the server's. */
  | { readonly kind: 'clock'; readonly aheadMs: number }
  /** The operator has blocked the person's organization. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'stopped' };
