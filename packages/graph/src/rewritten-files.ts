/** Files that a service rewrites under the rule `rewritten-files`. */
const REWRITTEN_FILE = /\.(?:docx?|xlsx?|pptx?|pdf)$/i;

/**
 * Returns the bytes that a service adds to an uploaded file under the tenant rule `rewritten-files`; `undefined` for
 * files that it doesn't rewrite. PDF readers treat these bytes as a comment.
 */
export function getAddedBytes(name: string): Uint8Array | undefined {
  return REWRITTEN_FILE.test(name) ? new TextEncoder().encode('\n% labelled by the service\n') : undefined;
}
