import type { SyncPorts } from '../ports.ts';
import { type StorageUse, type StorageWarning, storageWarnings } from './storage-warnings.ts';

/** The browser's storage. */
export interface StoragePort {
  /** `undefined`: this browser does not say. */
  storage(): Promise<StorageUse | undefined>;
  /** Asks the browser not to clear it by itself; it may ask the person, or refuse. */
  persist(): Promise<boolean>;
}

export interface StorageWatch {
  /** Looks now. Each warning is reported once, and again after it has gone. */
  look(): Promise<{ readonly use: StorageUse | undefined; readonly warnings: readonly StorageWarning[] }>;
  /** A write was refused for want of space. */
  refused(): Promise<void>;
  /** There is something to lose now: asks the browser to keep it, once. */
  keep(): Promise<void>;
}

const unknown: StorageUse = { usageBytes: 0, quotaBytes: 0, persisted: false };

/** Watches how full the browser's storage is, and reports what is worth telling. */
export function createStorageWatch(port: StoragePort, report: SyncPorts['report']): StorageWatch {
  let told: readonly StorageWarning[] = [];
  let wasRefused = false;
  let isAsked = false;

  const look = async () => {
    const use = await port.storage();
    const warnings = storageWarnings(use ?? unknown, wasRefused);
    for (const warning of warnings.filter((one) => !told.includes(one))) {
      report({ code: 'storage', detail: detailOf(warning, use), ids: {} });
    }
    told = warnings;
    return { use, warnings };
  };

  return {
    look,
    async refused() {
      wasRefused = true;
      await look();
    },
    async keep() {
      if (isAsked) return;
      isAsked = true;
      if ((await port.storage())?.persisted) return;
      await port.persist();
    },
  };
}

function detailOf(warning: StorageWarning, use: StorageUse | undefined): string {
  return use ? `${warning} (${use.usageBytes} of ${use.quotaBytes} bytes)` : warning;
}
