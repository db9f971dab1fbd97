/** What a browser shows of whether it keeps data; methods are absent where it has no such thing. */
export interface KeepingSigns {
  /** What the person or their settings say to keeping data for good. */
  permission?(): Promise<PermissionState>;
  /** Opens the site's folder. */
  folder?(): Promise<unknown>;
}

/**
 * Does this browser throw away what is kept in it when it is closed, because the window is private or its settings say so?
 * NOTE: private windows of Chromium look like any other.
 */
export async function isForgetful({ permission, folder }: KeepingSigns): Promise<boolean> {
  const state = await permission?.().catch(() => undefined);
  if (state === 'denied') return true;
  // Firefox and Safari have no folder in a private window.
  return folder === undefined ? false : folder().then(isNothing, isRefusal);
}

const isNothing = (): boolean => false;

function isRefusal(cause: unknown): boolean {
  return cause instanceof DOMException && ['SecurityError', 'UnknownError', 'InvalidStateError'].includes(cause.name);
}

/** The signs of a browser; older ones lack either. */
export function signsOf({ permissions, storage }: Partial<Pick<Navigator, 'permissions' | 'storage'>>): KeepingSigns {
  return {
    ...(permissions && { permission: async () => (await permissions.query({ name: 'persistent-storage' })).state }),
    ...(storage?.getDirectory && { folder: () => storage.getDirectory() }),
  };
}
