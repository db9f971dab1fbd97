const rewritten = /\.(?:do[ct][mx]?|pp[st][mx]?|pot[mx]?|xl[st][mx]?|xlsb|pdf)$/i;

/**
 * Whether SharePoint may change the bytes of such a file as they come in: it writes properties into Office files, and sensitivity
 * labels and rights management encrypt Office files and PDFs. Size and hash are then not those of what was sent.
 *
 * @see https://learn.microsoft.com/onedrive/developer/rest-api/api/driveitem_put_content
 */
export function isRewrittenByService(name: string): boolean {
  return rewritten.test(name);
}

/** Bytes that the service may add to a file that it rewrites. */
const slackBytes = 1_000_000;

/** Whether a file in the library may have the size of what was sent. A file of a type that services rewrite may be up to a tenth and 1 MB larger. */
export function isSizeOf(
  item: { readonly name: string; readonly size?: number | undefined },
  sizeBytes: number,
): boolean {
  if (!isRewrittenByService(item.name)) return item.size === sizeBytes;
  return item.size !== undefined && item.size > 0 && item.size <= sizeBytes * 1.1 + slackBytes;
}
