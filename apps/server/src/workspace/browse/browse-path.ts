/** Path of the stylesheet and the sign-in of the browse pages; files have their own URLs under `/sites`. */
export const BROWSE_PATH = '/workspace/files';

/** OAuth client ID of the browse pages. */
export const BROWSE_CLIENT_ID = 'workspace-files';

/** Returns the URL path of an item's page, as in its `webUrl`. */
export function getItemPath(names: readonly string[]): string {
  return `/sites/${names.map(encodeURIComponent).join('/')}`;
}
