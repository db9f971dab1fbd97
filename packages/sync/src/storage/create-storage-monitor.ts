import type { SyncPorts } from '../ports.ts';
import { getStorageWarnings, type StorageUse, type StorageWarning } from './storage-warnings.ts';

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
