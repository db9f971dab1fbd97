/** Browser APIs that indicate whether data is persistent. A method is absent if the browser lacks the API. */
export interface PersistenceSignals {
  /** Returns the state of the permission to store data persistently. */
  permission?(): Promise<PermissionState>;
  /** Opens the origin private file system. */
  folder?(): Promise<unknown>;
}

/**
 * Returns whether the browser deletes its data when it is closed, because of its settings or a private window.
 *
 * NOTE: private windows of Chromium can't be detected.
 */
export async function isStorageEphemeral({ permission, folder }: PersistenceSignals): Promise<boolean> {
  const state = await permission?.().catch(() => undefined);
  if (state === 'denied') return true;
  // Private windows of Firefox and Safari reject access to the private file system.
  return folder === undefined ? false : folder().then(isNothing, isStorageAccessError);
}

const isNothing = (): boolean => false;

function isStorageAccessError(cause: unknown): boolean {
  return cause instanceof DOMException && ['SecurityError', 'UnknownError', 'InvalidStateError'].includes(cause.name);
}

/** Creates the persistence signals from a browser's `navigator`. Older browsers lack some APIs. */
export function getPersistenceSignals({
  permissions,
  storage,
}: Partial<Pick<Navigator, 'permissions' | 'storage'>>): PersistenceSignals {
  return {
    ...(permissions && { permission: async () => (await permissions.query({ name: 'persistent-storage' })).state }),
    ...(storage?.getDirectory && { folder: () => storage.getDirectory() }),
  };
}
