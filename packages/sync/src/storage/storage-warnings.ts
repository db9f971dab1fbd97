import type { SyncPorts } from '../ports.ts';

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

/** Access to the browser's storage manager. */
export interface StoragePort {
  /** Returns `undefined` if the browser doesn't report its storage. */
  storage(): Promise<StorageUse | undefined>;
  /** Requests that the browser keep the storage permanently. The browser may prompt the user, or refuse. */
  persist(): Promise<boolean>;
}

export interface StorageMonitor {
  /** Checks the storage now. Each warning is reported once, and again after it was resolved. */
  check(): Promise<{ readonly use: StorageUse | undefined; readonly warnings: readonly StorageWarning[] }>;
  /** Call when a write failed because the storage is full. */
  recordRefusal(): Promise<void>;
  /** Call when there is data to lose; requests persistent storage from the browser, once. */
  requestPersistence(): Promise<void>;
}

const unknownUse: StorageUse = { usageBytes: 0, quotaBytes: 0, persisted: false };

/** Creates a watch that checks the browser's storage and reports warnings. */
export function createStorageMonitor(port: StoragePort, report: SyncPorts['report']): StorageMonitor {
  let reportedWarnings: readonly StorageWarning[] = [];
  let wasRefused = false;
  let isRequested = false;

  const check = async () => {
    const use = await port.storage();
    const warnings = getStorageWarnings(use ?? unknownUse, wasRefused);
    for (const warning of warnings.filter((one) => !reportedWarnings.includes(one))) {
      report({ code: 'storage', detail: formatDetail(warning, use), ids: {} });
    }
    reportedWarnings = warnings;
    return { use, warnings };
  };

  return {
    check,
    async recordRefusal() {
      wasRefused = true;
      await check();
    },
    async requestPersistence() {
      if (isRequested) return;
      isRequested = true;
      if ((await port.storage())?.persisted) return;
      await port.persist();
    },
  };
}

function formatDetail(warning: StorageWarning, use: StorageUse | undefined): string {
  return use ? `${warning} (${use.usageBytes} of ${use.quotaBytes} bytes)` : warning;
}
