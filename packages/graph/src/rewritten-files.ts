/** Files that a service which keeps the rule `rewritten-files` changes as they come in. */
const rewritten = /\.(?:docx?|xlsx?|pptx?|pdf)$/i;

/**
 * The bytes that such a service adds to a file of this name; `undefined` for files that it leaves alone. PDFs take them as a comment.
 */
export function bytesAddedByService(name: string): Uint8Array | undefined {
  return rewritten.test(name) ? new TextEncoder().encode('\n% labelled by the service\n') : undefined;
}
