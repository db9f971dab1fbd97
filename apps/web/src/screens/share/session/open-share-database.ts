const version = 1;

/** What a browser keeps of share links. A database of its own: nothing of it belongs to anybody who is signed in. */
export function openShareDatabase(factory: IDBFactory, name = 'tideform-share'): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name, version);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      database.createObjectStore('formShareSessions', { keyPath: 'code' });
      database.createObjectStore('sharedForms', { keyPath: 'code' });
      database.createObjectStore('submissions', { keyPath: 'id' }).createIndex('code', 'code');
      database.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
    };
    opening.onsuccess = () => {
      // Another page has a newer version to make.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
  });
}

/** The answer of one request. */
export function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** When everything of a transaction is on the disk. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Given up', 'AbortError'));
  });
}
