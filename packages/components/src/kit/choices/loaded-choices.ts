import type { Choice } from '../read/choice.ts';

/** `found`, or the reason why no choices are available. */
export type LoadedChoicesState =
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

export interface LoadedChoices {
  readonly state: LoadedChoicesState;
  readonly choices: readonly Choice[];
  /** Whether the choices come from the cache, because the source is unreachable. */
  readonly isOld: boolean;
  /** Origin that the page isn't allowed to request; only for `refused`. */
  readonly origin: string;
  /** Loads the next choices; does nothing if all choices are loaded. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}
