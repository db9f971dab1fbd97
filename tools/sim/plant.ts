/** A bug planted into the code of sync, to see that the simulation finds it. It exists here alone: nothing that ships knows of it. */
export interface Plant {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Defences that would hide the bug, taken away with it. */
  readonly withoutDefence?: readonly Change[];
}

/** In the file, below `packages/`, these words become those. They must stand there once. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export const change = (file: string, find: string, replace: string): Change => ({ file, find, replace });
