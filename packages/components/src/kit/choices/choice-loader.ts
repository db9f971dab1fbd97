/** Result of loading a list of choices. */
export type ChoiceListResult =
  /** Loaded list. `isOld`: the list is a cached copy, because the source is currently unreachable. */
  | { readonly kind: 'loaded'; readonly json: unknown; readonly isOld?: true }
  /** The page isn't allowed to send requests to the origin of this source. */
  | { readonly kind: 'refused'; readonly origin: string }
  | { readonly kind: 'offline' }
  /** The source didn't respond, or its response couldn't be parsed. */
  | { readonly kind: 'failed' };

export interface ChoiceListRequest {
  readonly address: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** Whether to bypass the cache. */
  readonly isAnew: boolean;
}

/** Loads lists of choices from URLs that authors configured. The result is untrusted JSON of any shape. */
export interface ChoiceLoader {
  readonly isOnline: boolean;
  /** Rejects only when aborted. */
  load(request: ChoiceListRequest, signal: AbortSignal): Promise<ChoiceListResult>;
}
