import type { Flag } from './response-rows.ts';

/** Entry of the bounded local journal (I21). Contains only IDs and fixed texts. */
export interface JournalRow {
  readonly sequence?: number;
  readonly at: string;
  readonly subject: string;
  readonly event: string;
  readonly detail?: string;
}

/**
 * Connection state after the leader's last external call. `captive`: the network responds instead of Graph and requires
 * a sign-in.
 */
export type ConnectionState = 'online' | 'offline' | 'captive' | 'unauthenticated';

/** Fencing epoch and state of the leader; the other tabs show the state in their sync badge. The table has one row. */
export interface LeaseRow {
  readonly id: 'leader';
  readonly epoch: number;
  /** Absent for a new leader that hasn't made a call yet. */
  readonly connection?: ConnectionState;
  readonly syncing?: Flag;
  /** Whether submitted responses are being sent. */
  readonly uploading?: Flag;
}

/** Reserved space, so that a draft can still be saved when the quota is exhausted. One row. */
export interface ReserveRow {
  readonly id: 'reserve';
  readonly block: Uint8Array;
}

export type SyncRequestType = 'tenant' | 'team' | 'data-source';

/** Sync that a tab has requested from the leader; deleted when it is done. */
export interface SyncRequestRow {
  /** ID of the team; '' for the list of teams; 'data-source:' and the team's ID for its data sources. */
  readonly id: string;
  /** Default: `team`, or `tenant` where `id` is ''. */
  readonly requestType?: SyncRequestType;
  readonly teamId?: string;
  /** Requested by a tab that shows the team; processed before others. */
  readonly isCurrent?: Flag;
  /** Caused by a change notification of the library, so the list of teams isn't loaded. */
  readonly isNotice?: Flag;
  /** New for each request, so that a request made while an older one is processed isn't lost. */
  readonly requestId: string;
  /** Requested by the user: waiting responses are tried at once. */
  readonly byPerson: Flag;
}
