type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns `localStorage`; `undefined` if the browser blocks it. In that case, even reading the property throws. */
function getLocalStorage(): StringStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function createMemoryStorage(): StringStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const memoryStorage = createMemoryStorage();

/** Returns `localStorage` or, if the browser blocks it, a replacement in memory that lasts until the page closes. */
export const getDeviceStorage = (): StringStorage => getLocalStorage() ?? memoryStorage;

/** Returns whether stored values are kept after the page closes. */
export const isStoragePersistent = (): boolean => getLocalStorage() !== undefined;
