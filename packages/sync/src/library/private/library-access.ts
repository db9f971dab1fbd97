import type { GraphClient } from '@tideform/graph';

/** A team's library, as one account may change it. */
export interface LibraryAccess {
  readonly graph: GraphClient;
  readonly driveId: string;
  /** Whose token `graph` has. */
  readonly callerId: string;
  /**
   * The caller owns the team, and sees who else does. A member sees the rows of permissions that concern them and no more.
   */
  readonly isOwner: boolean;
  /** Names the owners where the caller doesn't see them. */
  readonly teamId?: string;
  wait(ms: number): Promise<void>;
}
