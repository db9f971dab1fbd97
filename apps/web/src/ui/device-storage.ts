type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the browser keeps of small things; `undefined` where it lets this page keep nothing: to ask for it throws already. */
function keptStorage(): Keeping | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function pageStorage(): Keeping {
  const said = new Map<string, string>();
  return {
    getItem: (key) => said.get(key) ?? null,
    setItem: (key, value) => void said.set(key, value),
    removeItem: (key) => void said.delete(key),
  };
}

const inPage = pageStorage();

/** `localStorage`, or for as long as the page is open where the browser lets it keep nothing. */
export const deviceStorage = (): Keeping => keptStorage() ?? inPage;

/** Whether what is put there is there when the page is opened again. */
export const isStorageKept = (): boolean => keptStorage() !== undefined;
