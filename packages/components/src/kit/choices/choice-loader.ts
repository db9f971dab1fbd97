/** Result of loading a list of choices. */
export type LoadedList =
  /** `isOld`: cached copy, because the source is currently unreachable. */
  | { readonly kind: 'loaded'; readonly json: unknown; readonly isOld?: true }
  /** The page isn't allowed to call this origin. */
  | { readonly kind: 'refused'; readonly origin: string }
  | { readonly kind: 'offline' }
  /** No response, or an unreadable one. */
  | { readonly kind: 'failed' };

export interface ListRequest {
  readonly address: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** Bypasses the cache. */
  readonly isAnew: boolean;
}

/** Loads lists of choices from URLs that authors configured. The result is untrusted JSON of any shape. */
export interface ChoiceLoader {
  readonly isOnline: boolean;
  /** Rejects only when aborted. */
  load(wanted: ListRequest, signal: AbortSignal): Promise<LoadedList>;
}
