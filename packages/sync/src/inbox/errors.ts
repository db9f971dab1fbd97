/** 'Error syncing drive change: {message} ({name}, {id})' */
export function syncError(error: unknown, file: { readonly name: string; readonly id: string }): string {
  return `Error syncing drive change: ${messageOf(error)} (${file.name}, ${file.id})`;
}

/** The library refuses the person. */
export const noAccess = 'Looks like you do not have access to this team';

/** The specification has no words for it. */
export const storageFull = 'The storage of this device is full';

/** 'Error getting drive changes: {message}' */
export function changesError(error: unknown): string {
  return `Error getting drive changes: ${messageOf(error)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
