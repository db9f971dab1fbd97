/** A mutation of the sync code, to verify that the simulation finds the bug. It is applied only in the simulation. */
export interface Mutation {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Changes that disable other safeguards, which would hide the bug. */
  readonly disabledSafeguards?: readonly Change[];
}

/** Replaces `find` in a file, given by its path below `packages/`, with `replace`. `find` must occur exactly once. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export const change = (file: string, find: string, replace: string): Change => ({ file, find, replace });
