import type { Flag } from './flag.ts';

/** One entry of the bounded local journal (I21). Ids and words only. */
export interface JournalRow {
  readonly sequence?: number;
  readonly at: string;
  readonly subject: string;
  readonly event: string;
  readonly detail?: string;
}

/** What the leader's last call to the outside has shown. `captive`: the network answers in Graph's place and wants a sign-in. */
export type Connection = 'online' | 'offline' | 'captive' | 'unauthenticated';

/** The leader's fencing epoch, and what it is doing: the other tabs draw their badge from it. One row. */
export interface LeaseRow {
  readonly id: 'leader';
  readonly epoch: number;
  /** Absent: a new leader that has not called yet. */
  readonly connection?: Connection;
  readonly syncing?: Flag;
  /** Submitted responses are on their way. */
  readonly uploading?: Flag;
}

/** Space held back so that a draft still fits when the quota is spent. One row. */
export interface ReserveRow {
  readonly id: 'reserve';
  readonly block: Uint8Array;
}

export type SyncRequestType = 'tenant' | 'team' | 'data-source';

/** A sync that a tab asked of the leader; the row lives until the leader has done it. */
export interface SyncRequestRow {
  /** The team's id, '' for the list of teams alone, 'data-source:' and the team's id for its data sources. */
  readonly id: string;
  /** By default a team's, or the list's where `id` is ''. */
  readonly requestType?: SyncRequestType;
  readonly teamId?: string;
  /** Asked by a tab that shows the team: it comes before others. */
  readonly isCurrent?: Flag;
  /** The library has said that something changed: the list of teams need not be asked for. */
  readonly isNotice?: Flag;
  /** New with each request, so that one that comes while an older one is worked on is not lost. */
  readonly requestId: string;
  /** Somebody pressed the button: waiting responses are tried at once. */
  readonly byPerson: Flag;
}
