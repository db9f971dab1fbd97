import {
  createStorageMonitor,
  getStorageWarnings,
  isQuotaExceeded,
  type ResponseCommands,
  type StoragePort,
  type StorageUse,
  type StorageWarning,
  type SyncPorts,
} from '@tideform/sync';
import { useEffect, useState } from 'react';

/** Storage API of the browser. Its methods return `undefined` on plain HTTP, where browsers don't offer the API. */
export const browserStorage: StoragePort = {
  async storage() {
    if (!navigator.storage?.estimate) return undefined;
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { usageBytes: usage, quotaBytes: quota, persisted: (await navigator.storage.persisted?.()) ?? false };
  },
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
};

const pollMs = 60_000;

/**
 * Monitors storage usage while the app is open. The returned `responses` request persistent storage with the first
 * draft, and report writes that fail because the storage is full.
 */
export function watchStorage(
  responses: ResponseCommands,
  report: SyncPorts['report'],
): { readonly responses: ResponseCommands; readonly stop: () => void } {
  const monitor = createStorageMonitor(browserStorage, report);
  const check = () => void monitor.check().catch(() => undefined);
  check();
  const timer = setInterval(check, pollMs);

  const reportFullStorage = <Result>(write: Promise<Result>): Promise<Result> =>
    write.catch((error: unknown) => {
      if (isQuotaExceeded(error)) void monitor.recordRefusal().catch(() => undefined);
      throw error;
    });

  return {
    responses: {
      ...responses,
      async create(...draft) {
        void monitor.requestPersistence().catch(() => undefined);
        return reportFullStorage(responses.create(...draft));
      },
      saveDraft: (...draft) => reportFullStorage(responses.saveDraft(...draft)),
      submit: (...submit) => reportFullStorage(responses.submit(...submit)),
    },
    stop: () => clearInterval(timer),
  };
}

/** Returns storage usage and warnings about it; `undefined` until known, and in browsers that don't report it. */
export function useStorageUse():
  | { readonly use: StorageUse; readonly warnings: readonly StorageWarning[] }
  | undefined {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    let isUnmounted = false;
    const refresh = () =>
      void browserStorage.storage().then(
        (next) => !isUnmounted && setUse(next),
        () => undefined,
      );
    refresh();
    const timer = setInterval(refresh, pollMs);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, []);
  return use && { use, warnings: getStorageWarnings(use) };
}
