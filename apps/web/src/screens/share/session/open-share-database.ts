const schemaVersion = 1;

/**
 * Opens the database of share links. It is separate from the app's databases, because none of its data belongs to a
 * signed-in user.
 */
export function openShareDatabase(factory: IDBFactory, name = 'tideform-share'): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, schemaVersion);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore('formShareSessions', { keyPath: 'code' });
      database.createObjectStore('sharedForms', { keyPath: 'code' });
      database.createObjectStore('submissions', { keyPath: 'id' }).createIndex('code', 'code');
      database.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
    };
    request.onsuccess = () => {
      // Another tab is upgrading the database.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Resolves with the result of a request. */
export function awaitRequest<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when a transaction is committed. */
export function awaitCommit(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });
}
