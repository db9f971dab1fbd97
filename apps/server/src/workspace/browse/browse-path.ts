/** Path of what the pages of files need besides the addresses of the files themselves. */
export const BROWSE_PATH = '/workspace/files';

/** The app that the pages of files are to the sign-in. */
export const BROWSE_CLIENT_ID = 'workspace-files';

/** Address of an item's page, as its `webUrl` has it. */
export function pathOfPlace(names: readonly string[]): string {
  return `/sites/${names.map(encodeURIComponent).join('/')}`;
}
