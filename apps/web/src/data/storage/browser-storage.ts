import type { StoragePort } from '@tideform/sync';

/** Storage API of the browser. Its methods return `undefined` on plain HTTP, where browsers don't offer the API. */
export const browserStorage: StoragePort = {
  async storage() {
    if (!navigator.storage?.estimate) return undefined;
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { usageBytes: usage, quotaBytes: quota, persisted: (await navigator.storage.persisted?.()) ?? false };
  },
  persist: async () => (await navigator.storage?.persist?.()) ?? false,
};
