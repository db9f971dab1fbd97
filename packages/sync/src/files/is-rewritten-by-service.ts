const rewrittenFilePattern = /\.(?:do[ct][mx]?|pp[st][mx]?|pot[mx]?|xl[st][mx]?|xlsb|pdf)$/i;

/**
 * Returns whether SharePoint may change the bytes of a file with this name on upload: it writes properties into Office
 * files, and sensitivity labels and rights management encrypt Office files and PDFs. Their size and hash then differ
 * from those of the uploaded bytes.
 *
 * @see https://learn.microsoft.com/onedrive/developer/rest-api/api/driveitem_put_content
 */
export function isRewrittenByService(name: string): boolean {
  return rewrittenFilePattern.test(name);
}

/** Bytes that the service may add to a file that it changes. */
const maxAddedBytes = 1_000_000;

/**
 * Returns whether an item in the library has the expected size. Files of types that the service changes may be up to
 * 10% plus 1 MB larger.
 */
export function hasExpectedSize(
  item: { readonly name: string; readonly size?: number | undefined },
  sizeBytes: number,
): boolean {
  if (!isRewrittenByService(item.name)) return item.size === sizeBytes;
  return item.size !== undefined && item.size > 0 && item.size <= sizeBytes * 1.1 + maxAddedBytes;
}
