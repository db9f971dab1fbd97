/** What became of asking for a list. */
export type LoadedList =
  /** `isOld`: as it was when it was loaded last; nobody could be asked now. */
  | { readonly kind: 'loaded'; readonly json: unknown; readonly isOld?: true }
  /** The page may not ask there. */
  | { readonly kind: 'refused'; readonly origin: string }
  | { readonly kind: 'offline' }
  /** There is no answer, or none that can be read. */
  | { readonly kind: 'failed' };

export interface ListWanted {
  readonly address: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** What was loaded a moment ago will not do. */
  readonly isAnew: boolean;
}

/** Loads lists of choices from addresses that authors wrote. What it gives is JSON, and nothing else is known of it. */
export interface ChoiceLoader {
  readonly isOnline: boolean;
  /** Never rejects, but when it is given up. */
  load(wanted: ListWanted, signal: AbortSignal): Promise<LoadedList>;
}
