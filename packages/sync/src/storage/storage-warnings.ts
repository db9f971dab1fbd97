/** Storage that the browser gives to this site; the numbers are estimates. */
export interface StorageUse {
  readonly usageBytes: number;
  readonly quotaBytes: number;
  /** The browser doesn't clear the storage by itself. */
  readonly persisted: boolean;
}

/** Warnings in the words of the specification. */
export type StorageWarning = 'quota exceeded' | '80% used' | 'under 100 MB remaining';

const maxUsedShare = 0.8;
const minRemainingBytes = 100_000_000;

/**
 * Returns the current warnings, the most serious first. A quota of 0 is unknown.
 * NOTE: browsers may report a larger quota than they allow, so a failed write takes precedence.
 */
export function getStorageWarnings(
  { usageBytes, quotaBytes }: StorageUse,
  wasRefused = false,
): readonly StorageWarning[] {
  const isKnown = quotaBytes > 0;
  const isExceeded = wasRefused || (isKnown && usageBytes >= quotaBytes);
  return [
    ...(isExceeded ? (['quota exceeded'] as const) : []),
    ...(isKnown && usageBytes >= quotaBytes * maxUsedShare ? (['80% used'] as const) : []),
    ...(isKnown && quotaBytes - usageBytes < minRemainingBytes ? (['under 100 MB remaining'] as const) : []),
  ];
}
