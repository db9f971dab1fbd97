/** Files that a service rewrites under the rule `rewritten-files`. */
const REWRITTEN_FILE = /\.(?:docx?|xlsx?|pptx?|pdf)$/i;

/**
 * Returns the bytes that such a service adds to a file; `undefined` for files that it doesn't rewrite. In PDFs they are
 * a comment.
 */
export function getAddedBytes(name: string): Uint8Array | undefined {
  return REWRITTEN_FILE.test(name) ? new TextEncoder().encode('\n% labelled by the service\n') : undefined;
}
