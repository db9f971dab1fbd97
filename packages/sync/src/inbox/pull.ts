import type { DriveItem } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import type { Identity } from '../ports.ts';

/** A file whose content does not count. */
export interface UnreadableItem {
  readonly item: DriveItem;
  readonly failure: Failure;
}

/** One pull of one team's library. */
export interface Pull extends SyncContext {
  readonly team: TeamRow;
  readonly driveId: string;
  readonly identity: Identity;
  /** The person looks at this team now: its files come first. */
  readonly isCurrent: boolean;
  readonly signal: AbortSignal | undefined;
  /** What has failed so far. */
  readonly errors: Failure[];
  /** Files that came and do not count: each is told of where it belongs, and stops nothing. */
  readonly unreadable: UnreadableItem[];
}
