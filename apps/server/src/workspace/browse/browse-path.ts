/** URL path of the stylesheet and of the sign-in for the browse pages. Files have their own URLs below `/sites`. */
export const BROWSE_PATH = '/workspace/files';

/** OAuth client ID of the browse pages. */
export const BROWSE_CLIENT_ID = 'workspace-files';

/** Returns the URL path of an item's page, as in its `webUrl`. */
export function getItemPath(names: readonly string[]): string {
  return `/sites/${names.map(encodeURIComponent).join('/')}`;
}
