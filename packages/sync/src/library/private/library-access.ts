import type { GraphClient } from '@tideform/graph';

/** A team's library with the account that changes it. */
export interface LibraryAccess {
  readonly graph: GraphClient;
  readonly driveId: string;
  /** ID of the account whose token `graph` uses. */
  readonly callerId: string;
  /** The caller owns the team and sees its owners. A member only sees permissions that include them. */
  readonly isOwner: boolean;
  /** Used to look up the owners if the caller can't see their permissions. */
  readonly teamId?: string;
  wait(ms: number): Promise<void>;
}
