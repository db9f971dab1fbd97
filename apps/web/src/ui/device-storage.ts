type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `localStorage`; `undefined` where the browser blocks it: even reading the property throws then. */
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

/** `localStorage`, or an in-memory replacement until the page closes where the browser blocks it. */
export const deviceStorage = (): StringStorage => getLocalStorage() ?? memoryStorage;

/** Whether stored values survive closing the page. */
export const isStoragePersistent = (): boolean => getLocalStorage() !== undefined;
