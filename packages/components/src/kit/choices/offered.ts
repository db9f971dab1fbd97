import type { Choice } from '../read/choice.ts';

/** Why there is nothing to choose from, or that there is. */
export type OfferedState =
  | 'found'
  | 'waiting'
  | 'failed'
  | 'broken'
  | 'offline'
  | 'refused'
  | 'short'
  | 'absent'
  | 'missing'
  | 'unreadable';

export interface Offered {
  readonly state: OfferedState;
  readonly choices: readonly Choice[];
  /** As they were when they were loaded last. */
  readonly isOld: boolean;
  /** Of what is refused. */
  readonly origin: string;
  /** Loads those that come next; nothing where all are there. */
  readonly more: () => void;
  readonly retry: () => void;
}
