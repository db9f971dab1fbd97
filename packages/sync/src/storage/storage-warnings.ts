/** What the browser says of the space that it gives to this site. Its numbers are estimates. */
export interface StorageUse {
  readonly usageBytes: number;
  readonly quotaBytes: number;
  /** The browser does not clear it by itself. */
  readonly persisted: boolean;
}

/** In the specification's words. */
export type StorageWarning = 'quota exceeded' | '80% used' | 'under 100 MB remaining';

const usedShare = 0.8;
const remainingBytes = 100_000_000;

/**
 * What is worth telling, the worst first. A quota of 0 is one that the browser does not tell.
 *
 * NOTE: browsers may name a larger quota than they keep to; a write that is refused for want of space is the truth.
 */
export function storageWarnings({ usageBytes, quotaBytes }: StorageUse, wasRefused = false): readonly StorageWarning[] {
  const isKnown = quotaBytes > 0;
  const isExceeded = wasRefused || (isKnown && usageBytes >= quotaBytes);
  return [
    ...(isExceeded ? (['quota exceeded'] as const) : []),
    ...(isKnown && usageBytes >= quotaBytes * usedShare ? (['80% used'] as const) : []),
    ...(isKnown && quotaBytes - usageBytes < remainingBytes ? (['under 100 MB remaining'] as const) : []),
  ];
}
