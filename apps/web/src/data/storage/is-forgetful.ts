/** Signals of whether the browser persists data; methods are absent if the browser lacks the API. */
export interface PersistenceSignals {
  /** Permission to persist data. */
  permission?(): Promise<PermissionState>;
  /** Opens the origin private file system. */
  folder?(): Promise<unknown>;
}

/**
 * Whether the browser deletes its data when it is closed, because of a private window or its settings.
 *
 * NOTE: private windows of Chromium can't be detected.
 */
export async function isForgetful({ permission, folder }: PersistenceSignals): Promise<boolean> {
  const state = await permission?.().catch(() => undefined);
  if (state === 'denied') return true;
  // Firefox and Safari reject in private windows.
  return folder === undefined ? false : folder().then(isNothing, isRefusal);
}

const isNothing = (): boolean => false;

function isRefusal(cause: unknown): boolean {
  return cause instanceof DOMException && ['SecurityError', 'UnknownError', 'InvalidStateError'].includes(cause.name);
}

/** Creates the signals of a browser; older ones lack some. */
export function getPersistenceSignals({
  permissions,
  storage,
}: Partial<Pick<Navigator, 'permissions' | 'storage'>>): PersistenceSignals {
  return {
    ...(permissions && { permission: async () => (await permissions.query({ name: 'persistent-storage' })).state }),
    ...(storage?.getDirectory && { folder: () => storage.getDirectory() }),
  };
}
